import { useEffect, useRef, useState } from 'react';
import type { ChildOnDevice } from '../../../../contract/children/endpoints';
import { type Picture, picturesTapped } from '../../../../contract/children/pictures';
import { messages } from '../../../../contract/messages';
import { signInAsChild } from '../../lib/child-sign-in';
import { PicturePad } from '../../subjects/children/picture-pad';
import { Avatar } from '../../subjects/users/avatar';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Wren } from '../../ui/wren';

interface TappingProps {
  readonly device: string;
  readonly child: ChildOnDevice;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
  /** The server has counted a try. */
  readonly onWrong: () => Promise<unknown>;
}

const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** Too many wrong pictures. */
const Resting = ({ child }: Pick<TappingProps, 'child'>) => (
  <div className="grid justify-items-center gap-4 text-center">
    <Wren mood="thinking" className="w-24" />
    {child.state === 'wait' ? (
      <p role="status">
        That were a few wrong tries. Let us rest a little: you can try again at{' '}
        <strong>{timeOf(child.wait_until ?? '')}</strong>.
      </p>
    ) : (
      <p role="status">
        The pictures need a rest. Ask your grown-up to choose new ones with you, on the page “Your children”.
      </p>
    )}
  </div>
);

/** Network failures are not the child's. */
const isWrong = (error: unknown) => (error as Partial<Error>).name === 'NotAuthorizedException';

const useTries = ({ device, child, onSignedIn, onWrong }: TappingProps) => {
  const [tapped, setTapped] = useState<readonly Picture[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const tap = async (next: readonly Picture[]) => {
    setTapped(next);
    setProblem(undefined);
    if (next.length < picturesTapped) return;
    setBusy(true);
    try {
      await signInAsChild(child.id, { kind: 'pictures', device, pictures: [...next] });
      onSignedIn();
    } catch (error) {
      setProblem(isWrong(error) ? 'Those were not your pictures. Try once more!' : messages.offline);
      setTapped([]);
      setBusy(false);
      await onWrong();
    }
  };
  return { tapped, problem, busy, tap };
};

/** A child taps its four pictures. The fourth one signs in. */
export const Tapping = (props: TappingProps) => {
  const { child, onBack } = props;
  const { tapped, problem, busy, tap } = useTries(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Avatar
          name={child.name}
          avatar={child.avatar ?? undefined}
          border={null}
          className="size-16 bg-sun-soft text-3xl"
        />
        <h1 ref={heading} tabIndex={-1} className="min-w-0 text-center text-3xl wrap-anywhere outline-none">
          Hello {child.name}!
        </h1>
      </div>
      {child.state === 'open' ? (
        <>
          <p className="text-center">{busy ? 'Wren is looking…' : 'Tap your four pictures.'}</p>
          {problem !== undefined && <Notice kind="error">{problem}</Notice>}
          <PicturePad
            label="Your four pictures"
            value={tapped}
            onChange={(next) => void tap(next)}
            shown={false}
            disabled={busy}
          />
        </>
      ) : (
        <Resting child={child} />
      )}
      <Button look="quiet" onClick={onBack} className="justify-self-center">
        I am somebody else
      </Button>
    </>
  );
};
