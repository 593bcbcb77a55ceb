/** Downloads the export of all data about the reader. */
import { Refused } from './api';

const NAME = /filename="([\w.-]+)"/;

/** The file and its name. The answer comes when the server has prepared all of it. */
export async function allAboutMe(): Promise<{ file: Blob; name: string }> {
  let answer: Response;
  try {
    answer = await fetch('/api/me/export', { credentials: 'same-origin' });
    if (answer.ok) {
      const name = NAME.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
      return { file: await answer.blob(), name: name ?? 'ludoteca.zip' };
    }
  } catch {
    throw new Refused('error-network');
  }
  const said = (await answer.json().catch(() => null)) as {
    code?: unknown;
    facts?: Record<string, string | number>;
  } | null;
  if (typeof said?.code !== 'string') throw new Refused('error-internal', {}, answer.status);
  throw new Refused(said.code, said.facts ?? {}, answer.status);
}
