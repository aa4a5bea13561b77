/** Collects the reasons that the product logs when it refuses an answer. The log itself is not printed. */
export const listen = () => {
  const reasons: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((text: string, ...rest: never[]) => {
    if (!text.startsWith('{"')) return write(text, ...rest);
    const { message, reason } = JSON.parse(text);
    if (message === 'unusable answer') reasons.push(reason);
    return true;
  }) as typeof process.stdout.write;
  return () => reasons.splice(0);
};
