export { fillShelves as handler } from '../../stock/fill-shelves';
