/** The maximum number of words in a row that a text for the child may offer. More could be pasted into the story. */
export const mostWordsInRow = 6;

const countOf = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
const isLong = (text: string): boolean => countOf(text) > mostWordsInRow;

/** Marks before and after quoted words. A single mark between two letters is an apostrophe. */
const opening = String.raw`(?:["“”„‟«»‹›「」『』＂\x60´]|(?<![\p{L}\p{N}])['‘’‚‛](?=[\p{L}\p{N}]))`;
const closing = String.raw`(?:["“”„‟«»‹›「」『』＂\x60´]|(?<=[^\s])['‘’‛](?![\p{L}\p{N}]))`;
const quotation = new RegExp(`${opening}(.*?)(?:${closing}|$)`, 'gsu');

/** Words between quotation marks of any kind, also without the closing mark. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(quotation)].map(([, words = '']) => words);

/** Words that begin a question. */
const asking =
  "(?:what|who|whose|whom|which|why|where|when|how|whether|do|does|did|is|are|was|were|can|could|would|will|should|might|has|have|had|don['’]t|doesn['’]t|didn['’]t|isn['’]t|wasn['’]t|couldn['’]t)";
/** Words that say how to write, not what. */
const telling =
  '(?:about|telling|describing|showing|adding|saying|thinking|letting|giving|finding|asking|using|looking|making|explaining|to|more|it|again|something|someone|somebody|another|one)';

/** Phrases after which words for the child's story follow. "You end with a pencil" says what the child has done. */
const leadIn =
  /(?<![\p{L}])(?<!(?:^|[.!?] |(?:and|but|so|because|that|when|how) )(?:you|it|this|(?:the|your) (?:story|end|beginning)) )(?:(?:begin|beginning|start|starting|open|opening|end|ending|finish|close|continue|go on|going on)(?: it| this| the story| your story| the scene)? (?:with|by|like|as)|try|how about|what about|what if|why not|write|writing|imagine|suppose|such as|like this|something like|for instance|say|put|insert)(?![\p{L}])/giu;
const notWords = new RegExp(String.raw`^\s+(?:${asking}|${telling})(?![\p{L}])`, 'iu');

/** The text up to the end of its first sentence. */
const restOf = (text: string): string => /^[^.!?\n]*/u.exec(text)?.[0] ?? '';

const afterLeadIns = (text: string): string[] =>
  [...text.matchAll(leadIn)].flatMap((match) => {
    const after = restOf(text.slice(match.index + match[0].length));
    return notWords.test(after) ? [] : [after];
  });

const asks = new RegExp(String.raw`^\s*${asking}(?![\p{L}])`, 'iu');
/** Text after a colon, a dash or a line break. A question after a colon does not count. */
const setApart = (text: string): string[] =>
  text
    .split(/[:：\n]|\s[–—-]+\s/u)
    .slice(1)
    .map(restOf)
    .filter((words) => !asks.test(words));

/** Whether a text contains a passage that is not the child's, ready to be pasted into the story. */
export const holdsPassage = (text: string): boolean =>
  [...quotedIn(text), ...afterLeadIns(text), ...setApart(text)].some(isLong);

const turn = new RegExp(
  String.raw`(?:^|[,;:–—]\s*|(?<![\p{L}])(?:and|but|so|then|or|story|part|scene|end|beginning|moment|here|there|now|next)\s+)["“‘']?${asking}(?![\p{L}])`,
  'iu',
);

/** Whether a next step has a long sentence that is not a question, and may thus be a passage. */
export const isStatement = (text: string): boolean =>
  (text.match(/[^.!?\n]+[.!?\n]*/gu) ?? []).some(
    (sentence) => isLong(sentence) && !(sentence.includes('?') && turn.test(sentence.trim())),
  );
