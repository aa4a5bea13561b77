import { bringTheRest } from './after-paint';
import { start } from './main';

start();
void bringTheRest();
