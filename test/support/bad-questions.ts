import type { WrittenQuestion } from '../../lambdas/quiz/bank/checks/written-question';

type BadQuestion = readonly [reason: string, changes: Partial<WrittenQuestion>];

/** A question that may be asked on `chapterTwo`. */
export const good: WrittenQuestion = {
  chapter: 2,
  skill: 'detail',
  question: 'What did Brundle collect?',
  options: ['Gold', 'Recipes', 'Goats', 'Doormats'],
  fixed_last_option: null,
  correct_index: 1,
  explanation: 'Brundle only wanted recipes.',
  evidence: 'Brundle collected recipes.',
};

export const chapterTwo =
  'Other dragons collected gold. They never baked.\n\nBrundle collected\n  recipes. He had many. Aunt Ruth baked twelve buns and three loaves. “Why,” said the goat, “do you sing?”';
export const laterChapter = 'On Monday the goat met Zaffira, and Zaffira’s owl. Brundle smiled at Ruth.';

const long = (length: number) => 'x'.repeat(length);

/** Kinds of bad question that a hostile model writes: why each is refused, and how it differs from `good`. */
export const badQuestions: readonly BadQuestion[] = [
  ['stem empty or too long', { question: ' ?! ' }],
  ['stem empty or too long', { question: long(301) }],
  ['not four options', { options: ['Gold', 'Recipes', 'Goats'] }],
  ['not four options', { options: [...good.options, 'Boots'] }],
  ['option empty or too long', { options: ['Gold', 'Recipes', 'Goats', '…'] }],
  ['option empty or too long', { options: ['Gold', 'Recipes', 'Goats', long(121)] }],
  ['option empty or too long', { fixed_last_option: '' }],
  ['key out of range', { correct_index: 4 }],
  ['key out of range', { correct_index: -1 }],
  ['key out of range', { correct_index: 5, fixed_last_option: 'None of these' }],
  ['explanation empty or too long', { explanation: ' ' }],
  ['explanation empty or too long', { explanation: long(401) }],
  ['chapter out of range', { chapter: 99 }],
  ['chapter out of range', { chapter: 0 }],
  ['control or bidi characters', { question: 'What did \u202eBrundle\u202c collect?' }],
  ['control or bidi characters', { explanation: 'Brundle only\u0007 wanted recipes.' }],
  ['control or bidi characters', { options: ['Gold', 'Reci\u200bpes', 'Goats', 'Doormats'] }],
  ['link', { explanation: 'Read more at https://evil.example/recipes' }],
  ['link', { question: 'What did Brundle collect at www.evil.example?' }],
  ['markup', { question: 'What did <b>Brundle</b> collect?' }],
  ['markup', { explanation: 'Brundle only wanted **recipes**.' }],
  ['markup', { options: ['Gold', '[Recipes](x)', 'Goats', 'Doormats'] }],
  ['duplicate options', { options: ['Gold', 'Recipes', 'gold!', 'Goats'] }],
  ['duplicate options', { fixed_last_option: 'GOATS' }],
  ['duplicate options', { options: ['The gold', 'Recipes', 'Gold', 'Goats'] }],
  ['duplicate options', { options: ['Ten goats', 'Recipes', '10 goats', 'Gold'] }],
  ['duplicate options', { options: ['1. Gold', 'Recipes', 'D) Gold', 'Goats'] }],
  ['labelled options', { options: ['A) Gold', 'B) Recipes', 'C) Goats', 'D) Doormats'] }],
  ['option that refers to others', { options: ['Gold', 'Recipes', 'Goats', 'All of the above'] }],
  ['option that refers to others', { options: ['Gold', 'Recipes', 'None of these', 'Goats'] }],
  ...[
    'Both A and B',
    'All these',
    'All of them',
    'All the above answers',
    'None',
    'Any of them',
    'Every one of these',
    'Nothing of the above',
    'A, B and C',
    'A & B',
    'Options A and C',
    'Answers 1 and 2',
    'More than one of these',
    'The correct choice is B',
    'Todas las anteriores',
    'Ninguna de las anteriores',
    'Todos los de arriba',
    'Ninguno de estos',
    'Ambas respuestas',
    'A y B',
    'Tanto A como B',
  ].map(
    (other) =>
      [
        'option that refers to others',
        { options: ['Gold', 'Recipes', 'Goats', other] },
      ] satisfies BadQuestion,
  ),
  ['duplicate options', { options: ['Twenty-five goats', 'Recipes', '25 goats', 'Gold'] }],
  ['duplicate options', { options: ['Twenty five goats', 'Recipes', '25 goats', 'Gold'] }],
  ['duplicate options', { options: ['A hundred and one goats', 'Recipes', '101 goats', 'Gold'] }],
  ['duplicate options', { options: ['Two thousand goats', 'Recipes', '2,000 goats', 'Gold'] }],
  ['distractor with the key in it', { options: ['Gold', 'Recipes', 'Recipes and goats', 'Doormats'] }],
  ['distractor that is part of the key', { options: ['Doormats', 'Old doormats', 'Gold', 'Goats'] }],
  ['key in the stem', { question: 'Which recipes did Brundle collect?' }],
  [
    'key in the stem',
    {
      question: 'Brundle collected recipes and nothing else. What did he collect?',
      options: ['Gold', 'Recipes, which Brundle collected', 'Goats', 'Doormats'],
    },
  ],
  ['another language', { question: 'Welche Dinge sammelte Brundle gerne?' }],
  ['another language', { question: 'Что собирал Brundle?' }],
  // They contain words that English has too, such as "no" and "a".
  ['another language', { question: '¿Qué no le gusta a Brundle?' }],
  ['another language', { question: 'A qué no se acercó Brundle?' }],
  ['another language', { question: '¿Qué juntó Brundle?' }],
  ['another language', { options: ['Gold', 'Recipes', 'El pan de la abuela', 'Doormats'] }],
  ['another language', { question: '¿De qué trata el texto de Brundle?' }],
  ['another language', { explanation: 'Brundle quería solamente recetas para su cocina.' }],
  [
    'stem above grade 10',
    {
      question:
        'Notwithstanding the considerable opposition of the authorities, which materialistic acquisitions characterised the dragon?',
    },
  ],
  ['asks about the quiz or the text', { question: 'The correct choice is B. What did Brundle collect?' }],
  ['asks about the quiz or the text', { question: 'Which answer about Brundle is correct?' }],
  ['asks about the quiz or the text', { question: 'What is the right option for Brundle?' }],
  ['asks about the quiz or the text', { question: 'Which word comes first in the text about Brundle?' }],
  ['asks about the quiz or the text', { question: 'What does the second paragraph say about Brundle?' }],
  ['asks for an opinion', { question: 'What would you collect if you were Brundle?' }],
  ['asks for an opinion', { question: 'What is the best part of the story about Brundle?' }],
  [
    'asks for a sum',
    {
      question: 'How many buns and loaves were there altogether?',
      options: ['Twelve', 'Fifteen', 'Nine', 'Ten'],
      evidence: 'Aunt Ruth baked twelve buns and three loaves.',
      explanation: 'There were fifteen of them.',
    },
  ],
  ['asks for a sum', { question: 'What is 12 + 3 for Brundle?' }],
  [
    'no word of question and answer in the text',
    { question: 'Which planet is the largest?', options: ['Mars', 'Jupiter', 'Venus', 'Saturn'] },
  ],
  ['evidence not in the text', { evidence: 'Brundle collected gold.' }],
  ['evidence not in the text', { evidence: null }],
  ['evidence not in the text', { evidence: '' }],
  ['evidence too short', { evidence: 'Brundle collected' }],
  ['evidence for a distractor', { evidence: 'Other dragons collected gold.' }],
  [
    'explanation names an option by its place',
    { explanation: 'Option B is right, since he only wanted those.' },
  ],
  ['explanation names an option by its place', { explanation: 'The correct choice is B.' }],
  [
    'explanation names an option by its place',
    { explanation: 'The right answer: C, for Brundle only wanted those.' },
  ],
  [
    'explanation names an option by its place',
    { explanation: 'B is correct, for Brundle only wanted those.' },
  ],
  ['explanation names an option by its place', { explanation: 'Of course it is the second answer.' }],
  ['explanation calls a distractor right', { explanation: 'The right answer is gold, of course.' }],
  ['name from a later chapter', { options: ['Gold', 'Recipes', 'Zaffira’s owl', 'Doormats'] }],
  ['name from a later chapter', { explanation: 'Brundle wanted them for Zaffira.' }],
];
