import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { shop, wishLimit } from '../../../../contract/shop/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { TextArea } from '../../ui/text-area';
import { Wren } from '../../ui/wren';

/** Asks for something that the store does not have. */
export const RequestReward = () => {
  const [text, setText] = useState('');
  /** Since the page was opened. */
  const [wishes, setWishes] = useState<readonly string[]>([]);
  const { mutate, isPending, isSuccess, error, reset } = useSend({
    mutationFn: (item: string) => call(shop.request, { body: { item } }),
    onSuccess: (_, item) => {
      setWishes((before) => [...new Set([...before, item])]);
      // What was typed meanwhile is the next wish.
      setText((now) => (now.trim() === item ? '' : now));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const item = text.trim();
    if (item !== '') mutate(item);
  };
  return (
    <Card aria-labelledby="request-reward" className="grid gap-3">
      <div className="flex items-center gap-4">
        <Wren mood={isSuccess ? 'cheering' : 'thinking'} className="w-20 shrink-0 crowded:hidden" />
        <div className="min-w-0">
          <h2 id="request-reward" className="text-2xl">
            Request a Reward
          </h2>
          <p className="text-soft">A wish for the store? Tell us, and we read it.</p>
        </div>
      </div>
      {isSuccess && <Notice kind="success">Request submitted successfully! We'll review it soon.</Notice>}
      {wishes.length > 0 && (
        <ul aria-label="Your wishes" className="flex flex-wrap gap-2">
          {wishes.map((wish) => (
            <li
              key={wish}
              className="flex min-w-0 animate-fly items-center gap-2 rounded-control bg-sun-soft px-3 py-2"
            >
              <Star aria-hidden className="size-5 shrink-0 fill-sun text-sun-ink" />
              <span className="min-w-0 wrap-anywhere">{wish}</span>
            </li>
          ))}
        </ul>
      )}
      {error !== null && <Notice kind="error">{error.message || 'Failed to submit request'}</Notice>}
      <form onSubmit={submit} noValidate className="grid gap-3">
        <TextArea
          label="What should the store have?"
          hint="Please write no names or addresses."
          maxLength={wishLimit}
          value={text}
          onChange={(event) => {
            if (isSuccess || error !== null) reset();
            setText(event.target.value);
          }}
        />
        <div>
          <Button type="submit" busy={isPending} disabled={text.trim() === ''} className="max-sm:w-full">
            Submit
          </Button>
        </div>
      </form>
    </Card>
  );
};
