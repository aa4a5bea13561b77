import { useEffect, useState } from 'react';
import { navigate, useHistoryState } from '../../src/lib/navigation';
import { Guarded } from '../../src/subjects/anti-cheat/guarded';
import { GuardedTextArea } from '../../src/subjects/anti-cheat/guarded-text-area';
import { StoppedBanner } from '../../src/subjects/anti-cheat/stopped-banner';
import { Answer, answerClass } from '../../src/subjects/quiz/answer';
import { Explanation } from '../../src/subjects/quiz/explanation';
import { Notice } from '../../src/ui/notice';
import { Row, Section, Specimen } from '../specimen';

const answers = [
  { state: 'To choose', text: 'A lighthouse', chosen: false, checked: false, right: false },
  { state: 'Chosen', text: 'A boat made of paper', chosen: true, checked: false, right: false },
  { state: 'Chosen, and right', text: 'Her grandmother’s key', chosen: true, checked: true, right: true },
  { state: 'Right, and not chosen', text: 'The old map', chosen: false, checked: true, right: true },
  { state: 'Chosen, and wrong', text: 'A sack of letters', chosen: true, checked: true, right: false },
  { state: 'One of the others', text: 'A bell', chosen: false, checked: true, right: false },
];

export const Answers = () => (
  <Section
    id="answer"
    title="Answer and Explanation"
    about="One of the answers to a question, and why it is right. Picture and word say it, not colour alone."
  >
    <Row>
      {answers.map(({ state, ...answer }, i) => (
        <Specimen key={state} state={state}>
          <div className={answerClass(answer)}>
            <Answer number={i + 1} {...answer} />
          </div>
        </Specimen>
      ))}
    </Row>
    <Row>
      <Specimen state="With the book’s own words">
        <div className="grid gap-2">
          <Explanation
            book="the-dragon-who-baked-bread"
            question={{
              id: '1.1.1',
              explanation: 'She needs the key to get into the tower.',
              evidence: 'The key hung where it had always hung, cold and heavy.',
            }}
          />
        </div>
      </Specimen>
      <Specimen state="Where the book’s text is not at hand">
        <Explanation
          book="the-dragon-who-baked-bread"
          question={{ id: '1.1.1', explanation: 'She needs the key to get into the tower.', evidence: null }}
        />
      </Specimen>
    </Row>
  </Section>
);

const Writing = () => {
  const [text, setText] = useState('The tower was dark, and ');
  const [violated, setViolated] = useState(false);
  return (
    <Guarded activity="comic" onViolation={() => setViolated(true)} className="grid gap-3">
      <GuardedTextArea label="Your story" rows={3} value={text} onChange={setText} />
      {violated && <Notice kind="info">A screen would leave the activity now.</Notice>}
    </Guarded>
  );
};

/** The redirection that `Guarded` makes. The banner leaves after a while, and comes back for the next visitor. */
const Stopped = () => {
  const state = useHistoryState<{ stopped?: string } | null>();
  useEffect(() => {
    if (state?.stopped === undefined) navigate(location.href, { replace: true, state: { stopped: 'comic' } });
  }, [state]);
  return <StoppedBanner />;
};

export const OwnWork = () => (
  <Section
    id="guarded"
    title="Guarded"
    about="What a child does without help: copying and pasting rest. Dictation, input methods and corrections are welcome."
  >
    <Row>
      <Specimen state="Try to paste: it says so once">
        <Writing />
      </Specimen>
      <Specimen state="Where one is taken when much came at once">
        <Stopped />
      </Specimen>
    </Row>
  </Section>
);
