/** Health check for a container without a shell: exits with 0 when the server answers. */
import { env, exit } from 'node:process';

const { PORT = '4321' } = env;

const answer = await fetch(`http://localhost:${PORT}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(
  () => undefined,
);
exit(answer?.ok ? 0 : 1);
