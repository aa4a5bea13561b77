import { useEffect, useState } from 'react';
import Microphone from '../../subjects/dictation/microphone';
import { localState, onDevice, recognitionClass } from '../../subjects/dictation/recognition';
import type { Prepare } from '../../subjects/dictation/use-dictation';
import { Notice } from '../../ui/notice';

/** The sound of a story never leaves the device, which may load what it needs for that. */
const stayHere: Prepare = async (Class, recognition) => {
  recognition.processLocally = true;
  if ((await localState(Class)) === 'available') return;
  if ((await Class.install?.(onDevice)) !== true) throw new Error('The device does not recognize speech');
};

/** Whether the device recognizes speech by itself, perhaps after loading something. Undefined until it has said so. */
const useDeviceHears = (): boolean | undefined => {
  const [hears, setHears] = useState<boolean>();
  useEffect(() => {
    const Class = recognitionClass();
    const state = Class === undefined ? undefined : localState(Class);
    void Promise.resolve(state).then((is) => setHears(is !== undefined && is !== 'unavailable'));
  }, []);
  return hears;
};

interface DictationProps {
  readonly story: string;
  readonly onSay: (story: string) => void;
}

const instead = 'If your keyboard has a microphone, you can speak with that.';

/** A microphone, where the device itself writes down what it hears. */
const Dictation = ({ story, onSay }: DictationProps) => {
  const hears = useDeviceHears();
  const [failure, setFailure] = useState<string | null>(null);
  if (hears === undefined) return <div className="min-h-target" />;
  if (!hears)
    return <p className="text-[0.85em] text-soft">This device has no microphone for stories. {instead}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <Microphone hasWords text={story} onText={onSay} onFailure={setFailure} prepare={stayHere} />
      {failure !== null && (
        <Notice kind="info">
          {failure}. {instead}
        </Notice>
      )}
    </div>
  );
};

export default Dictation;
