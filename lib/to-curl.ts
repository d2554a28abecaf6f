const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A line to paste into a shell. */
export const toCurl = (url: string) => `curl ${quote(url)}`

/** The same with the parameters in the body, where an address would become too long. */
export const toPostCurl = (url: string, params: unknown) =>
  `curl -H 'content-type: application/json' -d ${quote(JSON.stringify(params))} ${quote(url)}`

/** The same where credentials go in. */
export const toSignedCurl = (url: string, params: unknown) =>
  toPostCurl(url, params).replace('curl', 'curl -u USER:SECRET')
