import { z } from 'zod'
import type { MethodContext } from '@/lib/connector/method'
import { identifiers, type ScreeningIdentifierName, type ScreeningIdentifiers } from './identifiers'
import { fieldNames, parseRenamed, type VendorReportFieldNames } from './privacy/fields'
import { type VocabularyTest, vocabularyWith } from './privacy/vocabulary'

const requestor = '/employers/{partnerEmployerId}/requestors/{partnerCustomerId}'
const order = `${requestor}/orders/{partnerOrderId}`

/** These paths are assumptions that no vendor has confirmed. */
const usualPaths = {
  employer: '/employers/{partnerEmployerId}',
  requestor,
  bundles: `${requestor}/productbundles`,
  status: `${order}/status`,
  report: `${order}/report`,
} as const

export type VendorOperation = keyof typeof usualPaths

const PLACEHOLDER = /\{(\w+)\}/g

const isBare = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { username, password, search, hash } = new URL(text)
  return [username, password, search, hash].every((part) => part === '')
}

const namesIn = (template: string) => [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

const path = (last: ScreeningIdentifierName) =>
  z
    .string()
    .regex(
      /^(\/(?!\/|\.{1,2}(\/|$))[\w.~-]*(\{\w+\})?[\w.~-]*)+$/,
      'must be a path such as /orders/{partnerOrderId}',
    )
    .refine((template) => namesIn(template).includes(last), `must contain {${last}}`)
    .refine((template) => namesIn(template).every((name) => Object.hasOwn(identifiers, name)), {
      error: `may contain ${Object.keys(identifiers)
        .map((name) => `{${name}}`)
        .join(', ')} and no other name in braces`,
    })
    .optional()

export const settings = z.object({
  SCREENING_VENDOR_BASE_URL: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .refine(isBare, 'must not hold a name, a secret, a query or a fragment')
    .optional(),
  SCREENING_VENDOR_EMPLOYER_PATH: path('partnerEmployerId'),
  SCREENING_VENDOR_REQUESTOR_PATH: path('partnerCustomerId'),
  SCREENING_VENDOR_BUNDLES_PATH: path('partnerCustomerId'),
  SCREENING_VENDOR_STATUS_PATH: path('partnerOrderId'),
  SCREENING_VENDOR_REPORT_PATH: path('partnerOrderId'),
  SCREENING_VENDOR_FIELDS: z
    .string()
    .refine((text) => parseRenamed(text) !== undefined, {
      error:
        'must be pairs such as status=ReportState of fields we read, none of which says something personal',
    })
    .optional(),
  SCREENING_VENDOR_WORDS: z
    .string()
    .regex(/^[A-Za-z]+(\s*,\s*[A-Za-z]+)*$/, 'must be single words, comma separated')
    .optional(),
})

export interface VendorSetup {
  /** Returns undefined until the operator configures the vendor. */
  addressOf(operation: VendorOperation, asked: ScreeningIdentifiers): VendorEndpoint | undefined
  fields: VendorReportFieldNames
  isKnown: VocabularyTest
}

export interface VendorEndpoint {
  url: string
  template: string
  unused: string[]
}

export function readSetup(environment: MethodContext['settings']): VendorSetup {
  const base = environment.SCREENING_VENDOR_BASE_URL?.replace(/\/+$/, '')
  return {
    addressOf: (operation, identifiers) =>
      base === undefined ? undefined : fill(base, pathOf(environment, operation), identifiers),
    fields: fieldNames(environment.SCREENING_VENDOR_FIELDS),
    isKnown: vocabularyWith((environment.SCREENING_VENDOR_WORDS ?? '').split(',').map((word) => word.trim())),
  }
}

const pathOf = (environment: MethodContext['settings'], operation: VendorOperation): string =>
  environment[`SCREENING_VENDOR_${operation.toUpperCase()}_PATH`] ?? usualPaths[operation]

function fill(base: string, path: string, identifiers: ScreeningIdentifiers): VendorEndpoint {
  const values = new Map(Object.entries(identifiers))
  const filled = path.replace(PLACEHOLDER, (_, name) => encodeURIComponent(values.get(name) ?? ''))
  const used = namesIn(path)
  return {
    url: `${base}${filled}`,
    template: `${base}${path}`,
    unused: [...values.keys()].filter((name) => !used.includes(name)),
  }
}
