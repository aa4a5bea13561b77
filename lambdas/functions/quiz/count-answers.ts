export { countAnswers as handler } from '../../quiz/review/count-answers';
