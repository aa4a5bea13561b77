import { store } from '../../contract/store';
import { serveOperators } from '../serve-operators';
import { items, purchases } from './items';
import { pin } from './pin';
import { purchase } from './purchase';
import { wear } from './wear';
import { request, requests } from './wish';

export const handler = serveOperators(store, { items, pin, purchases, purchase, request, requests, wear });
