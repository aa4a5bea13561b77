import type { StoredItem } from '../store';

type FirstItem = Pick<StoredItem, 'id' | 'name' | 'about' | 'type' | 'gem_cost' | 'stock'>;

/** The reasons for the prices are in docs/economy.md. */
const item = (
  type: FirstItem['type'],
  id: string,
  gem_cost: number,
  name: string,
  about: string,
  stock: number | null = null,
): FirstItem => ({ type, id, gem_cost, name, about, stock });

/** The first items of every store: things without delivery, then prizes. The pictures are named after the ids. */
export const things: readonly FirstItem[] = [
  item('rest_day', 'rest-day', 2, 'A rest day', 'Keeps your days in a row safe when you miss one day.'),
  item('border', 'border-leaves', 1, 'Leaf wreath', 'A wreath of leaves around the letter of your name.'),
  item(
    'book_plate',
    'book-plate',
    2,
    'A book plate',
    'Print it, cut it out and glue it into your favourite book.',
  ),
  item('hat', 'hat-flowers', 4, 'Flower crown', 'Wren wears it in her nest and on your dashboard.'),
  item('hat', 'hat-captain', 6, 'Captain’s hat', 'For Wren, when the story goes to sea.'),
  item(
    'companion',
    'companion-snail',
    8,
    'Penny the snail',
    'A slow and patient listener who moves in beside Wren.',
  ),
  item('border', 'border-stars', 9, 'Ring of stars', 'Stars around the letter of your name.'),
  item('hat', 'hat-wizard', 10, 'Wizard’s hat', 'For Wren, when there is magic in the book.'),
  item('companion', 'companion-fox', 14, 'Rusty the fox', 'A small fox who never misses a chapter.'),
  item(
    'prize',
    'prize-bookmark',
    20,
    'A woven bookmark',
    'Made of cloth, with a long fringe. It comes by post.',
    50,
  ),
  item(
    'prize',
    'prize-pencils',
    40,
    'A tin of pencils',
    'Twelve colours to draw what you read. It comes by post.',
    20,
  ),
  item(
    'gift_card',
    'gift-card-books',
    80,
    'A gift card for books',
    'Choose a new book in a shop. Your grown-up gets the code.',
    10,
  ),
];
