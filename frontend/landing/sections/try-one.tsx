import { WrenDrawing } from '../art/wren-drawing';

const options = ['Gold', 'Recipes', 'Goats', 'Milk cans'];
const right = 'Recipes';

/** A page of one of our own books and a question of its quiz, to be answered on the page, without JavaScript. */
export const TryOne = () => (
  <div className="spread">
    <article className="leaf" aria-labelledby="try-title">
      <header>
        <span className="cover" aria-hidden="true">
          <img src="/covers/the-dragon-who-baked-bread.svg" alt="" width="48" height="64" loading="lazy" />
        </span>
        <p>
          <strong id="try-title">The Dragon Who Baked Bread</strong>
          Chapter 1: Loaf Number Sixty-Three
        </p>
      </header>
      <p className="drop-cap">Other dragons collected gold. Brundle collected recipes.</p>
      <p>
        He had forty-one cookery books stacked in the dry corner of his cave, and he had read every one until
        the pages went soft. He was three hundred and twelve years old, green as a gherkin and nearly as long
        as a hay barn, and all he wanted in the world was to bake one good loaf of bread.
      </p>
      <p>So far he had baked sixty-two bad ones.</p>
      <span className="folio" aria-hidden="true">
        1
      </span>
    </article>
    <form className="leaf quiz">
      <fieldset>
        <legend>What did Brundle collect in his cave?</legend>
        {options.map((option) => (
          <label key={option} className={option === right ? 'right' : 'wrong'}>
            <input type="radio" name="answer" value={option} />
            <span className="mark" aria-hidden="true" />
            {option}
          </label>
        ))}
      </fieldset>
      <div className="verdicts" role="status">
        <p className="waiting">Wren is all ears. Choose an answer!</p>
        <p className="verdict-right">
          <strong>Right! That would be 5 points.</strong> Other dragons wanted gold, but Brundle only wanted
          recipes to cook from.
        </p>
        <p className="verdict-wrong">
          <strong>Not quite. Look at the second sentence again:</strong> <q>Brundle collected recipes.</q>
        </p>
        <WrenDrawing mood="happy" />
      </div>
      <span className="folio" aria-hidden="true">
        2
      </span>
    </form>
  </div>
);
