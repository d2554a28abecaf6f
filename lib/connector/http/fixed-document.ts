import { orNotModified, tagOfBytes } from './entity-tag'

interface FixedDocument {
  text: string
  tag: string
}

/**
 * Caches one document per owner. Writing the OpenAPI document takes 70 ms, and the text of a document never
 * changes while the process runs.
 */
export function fixedDocument<Owner extends object>(make: (owner: Owner) => unknown) {
  const made = new WeakMap<Owner, FixedDocument>()
  return (owner: Owner): FixedDocument => {
    const cached = made.get(owner)
    if (cached) return cached
    const text = JSON.stringify(make(owner))
    const document = { text, tag: tagOfBytes(text) }
    made.set(owner, document)
    return document
  }
}

export const sendDocument = (request: Request, { text, tag }: FixedDocument): Response =>
  orNotModified(
    request,
    tag,
    new Response(text, {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
    }),
  )
