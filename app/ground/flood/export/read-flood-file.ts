import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { formatPlace } from '@/app/_surfaces/place/place'
import { resolvePoint } from '@/app/_surfaces/place/understand-point'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import { defineTexts } from '@/lib/language/define-texts'
import type { GroundUrlParams } from '../../url'
import { fetchFloodFile, loadParts } from '../fetch-flood-file'
import { type FloodFileContent, metasOfParts } from './flood-paper'

const texts = defineTexts('flood-file.read', {
  unreadable: 'The link names no single place. Take it from the page of the flood file.',
})

/**
 * Waits for all parts, because a file cannot be completed later. Returns a problem if no source responded.
 */
export async function readFloodFile(
  url: GroundUrlParams,
  ask: EngineCaller,
): Promise<FloodFileContent | { problem: Problem }> {
  const located = await resolvePoint(url)
  if (located.kind === 'problem') return located
  if (located.kind !== 'place') return { problem: invalidParams([{ path: 'q', message: texts.unreadable }]) }
  const { place, interpretation } = located
  const parts = await loadParts(fetchFloodFile(place, ask))
  const [meta] = metasOfParts(parts)
  const problem = parts.find((part) => part.problem)?.problem
  if (meta) return { name: formatPlace(place, interpretation), parts, meta }
  return { problem: problem ?? invalidParams([{ path: 'q', message: texts.unreadable }]) }
}
