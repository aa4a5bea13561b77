import type { ChildPage } from '../../../../contract/family/page';
import { Link } from '../../lib/navigation';
import { since } from '../../subjects/friends/since';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

/** Who may read a child's talks with Wren, and who has. */
export const Talks = ({ of: { child, child_id, talks, grown_ups } }: { readonly of: ChildPage }) => {
  const name = child.username;
  const others = grown_ups.seeing.filter(({ reads_talks, you }) => reads_talks && !you);
  return (
    <Card aria-labelledby="talks" className="grid gap-2">
      <h2 id="talks" className="text-xl">
        Talks with Wren
      </h2>
      <p>
        {talks.open ? 'You may read them' : 'You cannot read them now'}
        {others.length > 0 &&
          `, and ${others.length === 1 ? 'one other grown-up' : `${others.length} others`}`}
        .{` ${name} sees each time who looked.`}
      </p>
      {talks.looks.length === 0 ? (
        <p className="text-soft">Nobody has read one.</p>
      ) : (
        <ul className="divide-y divide-line">
          {talks.looks.map(({ id, at, book_title, by, you }) => (
            <li key={id} className="py-2 wrap-anywhere">
              {you ? 'You' : (by ?? 'A grown-up')}, {since(at)}: the talk about {book_title}
            </li>
          ))}
        </ul>
      )}
      {talks.open && (
        <div>
          <Link to={`/friends?child=${child_id}&view=chats`} className={buttonClass('secondary')}>
            The talks
          </Link>
        </div>
      )}
    </Card>
  );
};
