import { useMutation } from '@tanstack/react-query';
import { Eye, MessageCircleQuestion, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { comics, type WritingFeedback } from '../../../../contract/comics/endpoints';
import { comicsErrors } from '../../../../contract/comics/errors';
import { comicMessages } from '../../../../contract/comics/messages';
import { countStoryWords, feedbackWords } from '../../../../contract/rules/comics';
import { call } from '../../lib/api';
import { isNotNow } from '../../subjects/controls/not-now';
import { Help } from '../../subjects/help/help';
import { showsHelp } from '../../subjects/help/shows-help';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Wren } from '../../ui/wren';
import type { Draft } from './kept-draft';
import { textFor } from './queries';

const Given = ({ feedback: { strengths, next, look_again } }: { feedback: WritingFeedback }) => (
  <div role="status" className="grid gap-3">
    {strengths.map(({ quote, why }) => (
      <div key={quote} className="flex gap-3">
        <Sparkles aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
        <p>
          <q className="font-semibold">{quote}</q> {why}
        </p>
      </div>
    ))}
    <div className="flex gap-3 rounded-control bg-sea-soft p-3">
      <MessageCircleQuestion aria-hidden className="mt-1 size-5 shrink-0 text-sea" />
      <p>{next}</p>
    </div>
    {look_again.length > 0 && (
      <div className="flex gap-3">
        <Eye aria-hidden className="mt-1 size-5 shrink-0 text-soft" />
        <p>
          Look again at{' '}
          {look_again.map((word, i) => (
            <span key={word}>
              {i > 0 && ' and '}
              <strong>{word}</strong>
            </span>
          ))}
          .
        </p>
      </div>
    )}
  </div>
);

const texts = { failed: comicMessages.feedbackFailed };

/** The reason why a story cannot be read yet. */
const missingIn = (words: string) => {
  if (words === '') return 'writing_story_missing';
  return countStoryWords(words) < feedbackWords ? 'writing_story_short' : undefined;
};

/** Feedback on a story that is being written. A new one only after a change. */
export const FeedbackPanel = ({ story, promptId }: Pick<Draft, 'story' | 'promptId'>) => {
  const [missing, setMissing] = useState<'writing_story_missing' | 'writing_story_short'>();
  const { mutate, data, error, isPending, isSuccess, variables } = useMutation({
    mutationFn: (text: string) => call(comics.writingFeedback, { body: { story: text, promptId } }),
    meta: showsHelp,
  });
  const asked = isSuccess ? variables : undefined;
  const words = story.trim();
  const isUnchanged = asked !== undefined && asked === words;
  const missingNow = missingIn(words);
  const ask = () => {
    setMissing(missingNow);
    if (missingNow === undefined && !isUnchanged) mutate(words);
  };
  return (
    <Card aria-label="Feedback" className="grid content-start gap-4 self-start lg:sticky lg:top-24">
      <div className="flex items-center gap-3">
        <Wren mood="reading" className="w-14 shrink-0" />
        <p>
          <span className="block font-heading text-lg font-bold">Wren reads along</span>
          <span className="text-[0.9em] text-soft">An AI that asks, and never writes for you.</span>
        </p>
      </div>
      {data?.feedback != null && <Given feedback={data.feedback} />}
      {data?.help != null && <Help>{data.help}</Help>}
      {missing !== undefined && missing === missingNow && (
        <Notice kind="info">{comicsErrors[missing].text}</Notice>
      )}
      {error !== null && !isPending && (
        <Notice kind={isNotNow(error) ? 'info' : 'error'}>{textFor(error, texts)}</Notice>
      )}
      <Button look="secondary" busy={isPending} aria-disabled={isUnchanged || undefined} onClick={ask}>
        {asked === undefined ? 'Get Feedback' : 'Get New Feedback'}
      </Button>
      {isUnchanged && (
        <p className="text-[0.9em] text-soft">Change something in your story, then ask again.</p>
      )}
    </Card>
  );
};
