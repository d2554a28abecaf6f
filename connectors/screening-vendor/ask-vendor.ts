import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import type { UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ScreeningIdentifiers } from './identifiers'
import type { VendorEndpoint, VendorOperation, VendorSetup } from './settings'

const texts = defineSentences('screening-vendor.ask-vendor', {
  empty: '{name} sent an empty answer. Try again in a minute.',
  webPage: '{name} sent a web page instead of data. Try again in a minute.',
  changed:
    '{name} answered in a format that we do not know. Nothing of it was passed on. SCREENING_VENDOR_FIELDS says what its fields are called.',
  notConfigured:
    'This site has no screening service. Whoever runs it can set SCREENING_VENDOR_BASE_URL; with a gateway in between it stays off.',
  credentialsMissing:
    'Send the screening service’s user name and secret with HTTP Basic. They go to the screening service with this one question and are kept nowhere.',
  didNotAcceptThisUser: '{name} did not accept this user name and secret. Check both with it.',
  hasNoSuchForTheseCredentials: '{name} has no such {what} for these credentials. Check the identifiers.',
  doesNotLetTheseCredentials: '{name} does not let these credentials see this {what}.',
  refusedTheQuestionAbout: '{name} refused the question about this {what} (HTTP {status}).',
})

type VendorAnswer = { kind: 'data'; body: unknown } | { kind: 'document' }

const NAME = 'The screening service'
const WHAT = {
  employer: 'employer',
  requestor: 'requestor',
  bundles: 'requestor',
  status: 'order',
  report: 'order',
} as const

const UNDERSTOOD = [401, 403, 404, 409, 422]

type Reply = VendorAnswer | { kind: 'refusal'; status: number }

export async function callVendor(
  operation: VendorOperation,
  identifiers: ScreeningIdentifiers,
  setup: VendorSetup,
  { upstream, credentials }: MethodContext,
): Promise<{ answer: VendorAnswer; address: VendorEndpoint }> {
  const address = setup.addressOf(operation, identifiers)
  if (!address) throw notConfigured()
  if (!credentials) throw credentialsMissing()
  const { user, secret } = credentials
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${user}:${secret}`, 'utf8').toString('base64')}`,
  }
  const request = { url: address.url, shownAs: address.template, headers }
  const reply = await upstream.read(request, readReply, { accepts: UNDERSTOOD })
  // Thrown outside of `upstream.read`, because the refusal of a caller says nothing about the vendor's
  // health.
  if (reply.kind === 'refusal') throw refusal(reply.status, operation)
  return { answer: reply, address }
}

/** The body of a refusal is never read, because it may quote names. */
function readReply(answer: UpstreamResponse): Reply {
  if (UNDERSTOOD.includes(answer.status)) return { kind: 'refusal', status: answer.status }
  const type = answer.headers.get('content-type') ?? ''
  const text = answer.text().trim()
  if (text === '' || text.startsWith('<') || /html/i.test(type)) {
    throw new ConnectorError(
      'upstream_unavailable',
      text === '' ? texts.empty({ name: NAME }) : texts.webPage({ name: NAME }),
    )
  }
  if (!/json|^text\/plain|^$/i.test(type) || text.startsWith('%PDF')) return { kind: 'document' }
  try {
    return { kind: 'data', body: JSON.parse(text) }
  } catch {
    // The parser's own message would quote the text.
    throw changed()
  }
}

export const changed = () => new ConnectorError('upstream_changed', texts.changed({ name: NAME }))

const notConfigured = () => new ConnectorError('not_configured', texts.notConfigured)

const credentialsMissing = () => new ConnectorError('credentials_required', texts.credentialsMissing)

function refusal(status: number, operation: VendorOperation): ConnectorError {
  const what = WHAT[operation]
  if (status === 401) {
    return new ConnectorError('credentials_rejected', texts.didNotAcceptThisUser({ name: NAME }))
  }
  if (status === 404) {
    return new ConnectorError('not_found', texts.hasNoSuchForTheseCredentials({ name: NAME, what }))
  }
  return new ConnectorError(
    'upstream_rejected',
    status === 403
      ? texts.doesNotLetTheseCredentials({ name: NAME, what })
      : texts.refusedTheQuestionAbout({ name: NAME, what, status }),
  )
}
