import { answerHeaders } from './openapi-components'

/** What a script of another site may read beside the body. */
const exposed = [...Object.keys(answerHeaders), 'age', 'content-disposition', 'etag', 'retry-after'].join(
  ', ',
)

const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed }

/** Lets pages of any site read an answer; only for doors that take no credentials. */
export function toAnyPage(response: Response): Response {
  for (const [name, value] of Object.entries(open)) response.headers.set(name, value)
  return response
}

/** A route handler whose every answer, refusals among them, any page may read. */
export const forAnyPage =
  <Rest extends unknown[]>(handler: (...given: Rest) => Promise<Response>) =>
  async (...given: Rest): Promise<Response> =>
    toAnyPage(await handler(...given))

/** What a browser asks before a script of another site may call. */
export const answerPreflight = (methods: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...open,
      allow: methods,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'accept, content-type, if-none-match',
      'access-control-max-age': '86400',
    },
  })
