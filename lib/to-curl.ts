const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export const toCurl = (url: string) => `curl ${quote(url)}`

export const toPostCurl = (url: string, params: unknown) =>
  `curl -H 'content-type: application/json' -d ${quote(JSON.stringify(params))} ${quote(url)}`

export const toSignedCurl = (url: string, params: unknown) =>
  toPostCurl(url, params).replace('curl', 'curl -u USER:SECRET')
