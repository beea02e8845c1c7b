import type { Message, Option } from '../../lib/protocol';

/** What an option pays and brings, as far as its words say it in numbers; nothing is reckoned here. What depends on a
 *  further choice or on other cards is not foretold. */
export type Foresight = Readonly<Record<string, number>>;

type Args = Message['args'];
const isMessage = (value: Args[string] | undefined): value is Message => typeof value === 'object' && value !== null;

export function foreseen(option: Option | undefined): Foresight {
  const found: Record<string, number> = {};
  const add = (good: unknown, count: unknown, sign: number): void => {
    if (typeof count === 'number' && good !== 'any') found[String(good)] = (found[String(good)] ?? 0) + sign * count;
  };
  /** `2 twigs, 1 resin` */
  const goods = (said: Args[string] | undefined, sign: number): void => {
    if (!isMessage(said)) return;
    if (said.key === 'good') add(said.args['good'], said.args['count'], sign);
    else if (said.key === 'list') for (const part of Object.values(said.args)) goods(part, sign);
  };
  const effect = (said: Args[string] | undefined): void => {
    if (!isMessage(said)) return;
    if (said.key === 'fx-gain') goods(said.args['goods'], 1);
    else if (said.key === 'fx-draw') add('card', said.args['count'], 1);
    else if (said.key === 'fx-then') for (const part of Object.values(said.args)) effect(part);
  };
  const way = (said: Args[string] | undefined): void => {
    if (isMessage(said) && (said.key === 'way-pay' || said.args['waived'] === 0)) goods(said.args['cost'], -1);
  };
  const { key = '', args = {} } = option?.message ?? {};
  effect(args['effect']);
  way(args['way']);
  if (option) way(option.message);
  if (key === 'option-pay') goods(args['cost'], -1);
  if (key === 'option-take') add(args['good'], 1, 1);
  if (key === 'option-spend') add(args['good'], args['count'], -1);
  return found;
}
