import { expect, test } from '@jest/globals';
import { Clock } from '../../local/clock';
import { consolePage } from '../../local/console/page';
import { Outbox } from '../../local/outbox';

const pageWith = (text: string): string => {
  const outbox = new Outbox();
  outbox.send({ to: 'new@home.test', subject: 'Come <in>', text }, new Date('2026-11-16T15:00:00Z'));
  const codes = [{ email: 'operator@inkwren.test', code: '123456' }];
  return consolePage({ clock: new Clock(), outbox, logs: [], codes });
};

test('the page of the laptop fits a phone, and follows the dark theme', () => {
  const page = pageWith('Hello');
  expect(page).toContain('name="viewport" content="width=device-width, initial-scale=1"');
  expect(page).toContain('color-scheme: light dark');
});

test('an address in a mail is a link, without the sign that ends its sentence, and nothing else is markup', () => {
  const page = pageWith('Open http://localhost:3000/signup#email=a%40b.test&code=x. <b>Now</b>');
  expect(page).toContain(
    '<a href="http://localhost:3000/signup#email=a%40b.test&amp;code=x">http://localhost:3000/signup#email=a%40b.test&amp;code=x</a>. &lt;b&gt;Now&lt;/b&gt;',
  );
  expect(page).toContain('Come &lt;in&gt;');
});

test('metrics without a count are named in one place', () => {
  expect(pageWith('Hello')).toMatch(/<summary>\d+ without a count<\/summary>/);
});
