import { recall, remember } from './storage';

/** Where only invited people set tables, this browser keeps the key that whoever runs the server gave. */
export const keepMaker = (key: string): void => void remember('maker', key);
export const makerKey = (): string => recall<string>('maker') ?? '';
