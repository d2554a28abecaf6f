import { answerHeaders } from './openapi-components'

const exposed = [...Object.keys(answerHeaders), 'age', 'content-disposition', 'etag', 'retry-after'].join(
  ', ',
)

const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed }

/** Allows requests from any website, so the endpoint must not use credentials. */
export function toAnyPage(response: Response): Response {
  for (const [name, value] of Object.entries(open)) response.headers.set(name, value)
  return response
}

export const forAnyPage =
  <Rest extends unknown[]>(handler: (...args: Rest) => Promise<Response>) =>
  async (...args: Rest): Promise<Response> =>
    toAnyPage(await handler(...args))

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
