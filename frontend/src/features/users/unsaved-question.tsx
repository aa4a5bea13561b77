import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface UnsavedQuestionProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved changes are lost. Takes focus from the control that was pressed. */
export const UnsavedQuestion = ({ onStay, onDiscard }: UnsavedQuestionProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={ref}>
      <Notice
        kind="error"
        action={
          <span className="flex w-full flex-wrap justify-end gap-2 max-sm:[&>*]:w-full">
            <Button onClick={onStay}>Keep editing</Button>
            <Button look="secondary" onClick={onDiscard}>
              Close without saving
            </Button>
          </span>
        }
      >
        You have changes that are not saved.
      </Notice>
    </div>
  );
};
