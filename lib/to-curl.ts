const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export const toCurl = (url: string) => `curl ${quote(url)}`

/** Puts parameters in the body if the URL would be too long. */
export const toPostCurl = (url: string, params: unknown) =>
  `curl -H 'content-type: application/json' -d ${quote(JSON.stringify(params))} ${quote(url)}`

/** Adds placeholder credentials. */
export const toSignedCurl = (url: string, params: unknown) =>
  toPostCurl(url, params).replace('curl', 'curl -u USER:SECRET')
