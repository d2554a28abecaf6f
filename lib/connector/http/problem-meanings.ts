import type { ErrorCode } from '../errors'

export const problemMeanings: Readonly<Record<ErrorCode, string>> = {
  invalid_params: 'A parameter is missing, unknown or not as described; `issues` lists each one.',
  credentials_required: 'The connector needs credentials (HTTP Basic) and got none.',
  credentials_rejected: 'The source did not accept the credentials.',
  not_found: 'There is no connector, method or record of that name.',
  method_not_allowed: 'The address does not answer to this verb.',
  source_disabled: 'The source is switched off on this site.',
  payload_too_large: 'The body is over the limit and was not read.',
  not_supported: 'The source cannot answer this question.',
  too_broad: 'The source would refuse or cut the answer; the message says how to narrow it.',
  rate_limited: 'Too many requests, ours or the source’s limit; `Retry-After` says when to ask again.',
  internal: 'A fault on our side; `reference` finds it in the log.',
  not_configured: 'The connector needs configuration that this site does not have.',
  upstream_rejected: 'The source refused the request.',
  upstream_changed: 'The source changed its data format, and we cannot read it yet.',
  upstream_unavailable: 'The source is down or cannot be reached.',
  upstream_timeout: 'The source did not answer in time.',
}

export const problemTitles: Readonly<Record<ErrorCode, string>> = {
  invalid_params: 'The parameters do not fit',
  credentials_required: 'Credentials are missing',
  credentials_rejected: 'The source refused the credentials',
  not_found: 'There is nothing of that name',
  method_not_allowed: 'The address does not answer to this verb',
  source_disabled: 'The source is switched off',
  payload_too_large: 'The body is too large',
  not_supported: 'The source cannot do this',
  too_broad: 'The question is too broad',
  rate_limited: 'Too many requests',
  internal: 'A fault on our side',
  not_configured: 'The connector is not configured',
  upstream_rejected: 'The source refused the request',
  upstream_changed: 'The source answered in an unknown shape',
  upstream_unavailable: 'We cannot reach the source',
  upstream_timeout: 'The source did not answer in time',
}
