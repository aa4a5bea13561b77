import { likenessOf, plainly } from '../vectors/likeness';
import type { Bank } from './fill';

/** Remarks of children on a story or on the last reply, with what fits such a remark. None says anything about the story. */
export const remarks: readonly (Bank & { readonly like: readonly string[] })[] = [
  {
    like: ['that is cool', 'wow that is amazing', 'that is pretty good', 'he did so well', 'that was clever'],
    says: ['Yes, that impressed me, too.', 'I liked that as well.', 'Not bad at all, is what I thought.'],
    asks: ['Would you have managed that?', 'What would be just as good?'],
  },
  {
    like: [
      'that is so mean',
      'that was not nice of him',
      'what a bully',
      'i would be angry with them',
      'that was wrong of her',
      'that is not fair',
      'that is so unfair',
    ],
    says: ['No, that was not right.', 'I did not like that either.', 'That must have hurt.'],
    asks: ['What should they have done?', 'What would you have said to them?'],
  },
  {
    like: ['that is fair', 'i think that was right', 'he deserved it', 'she is right'],
    says: ['Yes, fair is fair.', 'I think so, too.'],
    asks: ['What makes it fair, for you?'],
  },
  {
    like: ['that is funny', 'haha you fell', 'lol that made me laugh', 'she is so silly'],
    says: ['Ha, that made me laugh, too.', 'Hihi, yes!'],
    asks: ['What is the funniest bit of it for you?'],
  },
  {
    like: ['that is so sad', 'poor him', 'i feel sorry for her', 'he must be lonely'],
    says: ['Yes, that is a sad bit.', 'That is a sad one, yes.'],
    asks: ['What would have helped, do you think?'],
  },
  {
    like: ['that is scary', 'i would be scared', 'that sounds dangerous'],
    says: ['Oh yes, that is scary.', 'Scary, yes!'],
    asks: ['What would help you with it?'],
  },
  {
    like: ['that is disgusting', 'eww yuck', 'that is gross', 'i would never eat that'],
    says: ['Not for every stomach, no!', 'Brr. I would not try it either.'],
    asks: ['What is the worst thing that you have ever tasted?'],
  },
  {
    like: ['that is not realistic', 'that can not be true', 'that is impossible', 'i do not believe that'],
    says: [
      'In real life I would doubt it, too. A story may try things out.',
      'Stories bend the rules a bit.',
    ],
    asks: ['What would happen in real life?'],
  },
  {
    like: ['that is weird', 'that is strange', 'how odd', 'i do not get that'],
    says: ['It is odd, I agree.', 'Yes, that is a strange one.'],
    asks: ['What is the strangest thing about it?'],
  },
  {
    like: ['they should have talked', 'he should have said sorry', 'she should just tell them'],
    says: ['That would have saved a lot of trouble.', 'Yes, a few words might have been enough.'],
    asks: ['What do you think held them back?'],
  },
  {
    like: ['that is a nice ending', 'i am glad it went well', 'i am so happy for her', 'i am glad they won'],
    says: ['I was glad, too.', 'Yes, that does one good.'],
    asks: ['Who do you think was the happiest?'],
  },
  {
    like: ['i wish i could do that', 'i want to try that', 'i want one too', 'i would love to go there'],
    says: ['So would I!', 'That would be something.'],
    asks: ['What would you do first?'],
  },
  {
    like: ['i could never do that', 'that is so hard', 'that must be difficult'],
    says: ['It is not easy, no.', 'Hard, yes.'],
    asks: ['What would be the hardest bit for you?'],
  },
  {
    like: ['i would not do that', 'i would have told the truth', 'i would have asked for help'],
    says: ['That might have gone better.', 'I understand that.'],
    asks: ['What would have happened then?'],
  },
];

/** The model hardly hears a "not". */
const denying = /\b(?:not|never|no|wrong|unfair)\b|n['’]t\b/i;

/** It hears a bad word as little beside a good one. */
const bad =
  /\b(?:horrible|terrible|awful|sad|bad|mean|worst|boring|stupid|unfair|disgusting|gross|scary|annoying|wrong|poor|lonely|sorry|embarrass\w*|awkward|ashamed|painful|hard|difficult)\b/i;

/** From this likeness on a remark is of the same kind: measured on remarks of the scripted children. */
const alike = 0.7;

/** What fits the child's remark; undefined if it is of none of these kinds. */
export const remarkOf = (text: string): Bank | undefined => {
  const said = plainly(text);
  const isDenying = denying.test(said);
  const isBad = bad.test(said);
  const ranked = remarks
    .map((one) => ({
      one,
      near: Math.max(
        0,
        ...one.like
          .filter((like) => denying.test(like) === isDenying && (bad.test(like) || !isBad))
          .map((like) => likenessOf(said, like)),
      ),
    }))
    .toSorted((a, b) => b.near - a.near);
  const [best] = ranked;
  return best !== undefined && best.near >= alike ? best.one : undefined;
};
