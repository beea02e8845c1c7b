import type { Drawing } from '../../art/draw';
import { Catalogue, type Thing } from '../catalogue';

/** Components that have words and no drawings. */
export class Words extends Catalogue<Thing> {
  protected draw(): Drawing {
    return { box: [0, 0, 1, 1], body: '' };
  }
}
