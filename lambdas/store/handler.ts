import { store } from '../../contract/store';
import { serve } from '../serve';
import { items, purchases } from './items';
import { purchase } from './purchase';
import { wear } from './wear';

export const handler = serve(store, { items, purchases, purchase, wear });
