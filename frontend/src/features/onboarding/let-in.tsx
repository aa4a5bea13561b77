import { Button } from '../../ui/button';
import { stopReading } from './reading';

/** Tells a child who reads that the grown-up has agreed, at the edge of the screen. It moves no line and takes no focus. */
export const LetIn = ({ letIn }: { letIn: boolean }) => (
  <div role="status" className="sticky bottom-3 z-10">
    {letIn && (
      <div className="flex animate-rise items-center justify-between gap-3 rounded-card border-2 border-leaf bg-leaf-soft px-4 py-2 shadow-card crowded:grid crowded:px-3">
        <p className="min-w-0 leading-snug">
          <strong>Your grown-up said yes!</strong>{' '}
          <span className="crowded:hidden">Read on, and come in when you like.</span>
        </p>
        <Button className="shrink-0" onClick={stopReading}>
          Come in
        </Button>
      </div>
    )}
  </div>
);
