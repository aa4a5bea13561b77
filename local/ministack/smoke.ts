import { logIn, runNode, script } from './commands';
import type { Engine } from './engine';
import { invoke } from './services';
import { mailsOf, operator } from './set-up';
import type { DeployedStage } from './stage';

/** `npm run smoke` at the site, with all its parts. */
export const smoke = (engine: Engine, folder: string, site: string, first: string): Promise<void> =>
  runNode(script('local/cli/smoke.ts', site, '--operator', operator.email, '--mails', mailsOf(engine)), {
    environment: {
      ...engine.environment,
      OPERATOR_PASSWORD: operator.password,
      FIRST_PASSWORD: first,
    },
    log: logIn(folder, 'smoke'),
  });

/** Starts the weekly settlement, as its schedule does. */
export const settle = async (stage: DeployedStage): Promise<void> => {
  const name = stage.physical('Lambda::Function', 'SettlementStart');
  const { hasFailed, text } = await invoke(stage, name, { what: 'week', at: new Date().toISOString() });
  if (hasFailed) throw new Error(text);
};
