const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A line to paste into a shell. */
export const toCurl = (url: string) => `curl ${quote(url)}`

/** The same where credentials go in, and so the parameters into the body. */
export const toPostCurl = (url: string, params: unknown) =>
  `curl -u USER:SECRET -H 'content-type: application/json' -d ${quote(JSON.stringify(params))} ${quote(url)}`
