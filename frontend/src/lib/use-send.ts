import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time: `mutate` ignores a call while another one runs. `isPending` does not protect from that:
 * the second click of a double click may come before it is rendered.
 */
export const useSend = <Data, Variables = void>({
  onSettled,
  ...options
}: UseMutationOptions<Data, Error, Variables>) => {
  const running = useRef(false);
  const { mutate, ...mutation } = useMutation({
    ...options,
    onSettled: async (...result) => {
      try {
        await onSettled?.(...result);
      } finally {
        running.current = false;
      }
    },
  });
  const send: typeof mutate = (...call) => {
    if (running.current) return;
    running.current = true;
    mutate(...call);
  };
  return { ...mutation, mutate: send };
};
