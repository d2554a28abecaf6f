import { isSpanish } from './language/current-language'

/**
 * The name of an office takes an article ("the Assessor"). A short form ("FEMA") or a common noun ("cities")
 * does not.
 */
const isOffice =
  /\b(Agency|Appraiser|Assessor|Authority|Board|Bureau|City of|Commission|County of|Department|Division|Office|Register|Registry|Service|Statistics|Survey)\b/

export function inSentence(publisher: string): string {
  if (isSpanish()) return publisher
  if (/^(The|Several) /.test(publisher)) return publisher.charAt(0).toLowerCase() + publisher.slice(1)
  return isOffice.test(publisher) && !/^the /.test(publisher) ? `the ${publisher}` : publisher
}
