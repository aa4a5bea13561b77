import { BookOpen, Sparkles, Trash2 } from 'lucide-react';
import { Button } from '../../src/ui/button';
import { CloseButton } from '../../src/ui/close-button';
import { focusRing, Row, Section, Specimen } from '../specimen';

const looks = ['primary', 'secondary', 'chosen', 'danger', 'quiet'] as const;

export const Buttons = () => (
  <Section
    id="button"
    title="Button"
    about={
      <>
        One primary button to a view: the way on. Its words are a verb. For a link that looks like one,{' '}
        <strong>buttonClass</strong>.
      </>
    }
  >
    <Row>
      {looks.map((look) => (
        <Specimen key={look} state={`${look}: ready, focused, busy, disabled`}>
          <div className="flex flex-wrap gap-3">
            <Button look={look}>Read on</Button>
            <Button look={look} className={focusRing}>
              Read on
            </Button>
            <Button look={look} busy>
              Opening…
            </Button>
            <Button look={look} disabled>
              Read on
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen state="With an icon; long words">
        <div className="flex flex-wrap gap-3">
          <Button icon={<BookOpen aria-hidden className="size-5" />}>Start a quiz</Button>
          <Button look="secondary" icon={<Sparkles aria-hidden className="size-5 shrink-0" />}>
            Show me another five books that I could like even more than these
          </Button>
          <Button look="danger" icon={<Trash2 aria-hidden className="size-5" />}>
            Delete
          </Button>
        </div>
      </Specimen>
    </Row>
  </Section>
);

export const CloseButtons = () => (
  <Section
    id="close-button"
    title="CloseButton"
    about="The cross in the corner of a card, a dialog or a notice. Its label says what goes."
  >
    <div className="flex gap-6 p-2">
      <CloseButton label="Close" onClick={() => undefined} />
    </div>
  </Section>
);
