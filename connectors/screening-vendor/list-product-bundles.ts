import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { changed } from './ask-vendor'
import { aboutRequestor } from './identifiers'
import { common } from './privacy'
import type { VendorReportNode } from './privacy/part'
import { describeWithheld } from './withhold-fields'

const bundle = z.object({
  code: z.string().nullable(),
  name: z.string().nullable(),
  products: z.array(z.string()),
  status: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  turnaroundDays: z.number().nullable(),
})

const result = z.object({
  partnerEmployerId: z.string(),
  partnerCustomerId: z.string(),
  count: z.int().min(0),
  bundles: z.array(bundle),
  truncated: z.boolean(),
  ...common,
})

export const listProductBundles = {
  summary:
    'Product bundles a requestor may order: code, name, products, price. One answer of the service, not paged.',
  params: aboutRequestor,
  result,
  example: { partnerEmployerId: 'thimble-homes', partnerCustomerId: 'front-desk' },
  cache: false,
  run(params, context) {
    return describeWithheld('bundles', params, context, {
      inside: ['envelope'],
      needs: ['bundles'],
      toRecord(answer) {
        const listed = answer.list('bundles')
        if (!listed) throw changed()
        const bundles = listed.map(readBundle)
        return { count: bundles.length, bundles, truncated: answer.flag('more') ?? false }
      },
    })
  },
} satisfies ConnectorMethod<typeof aboutRequestor, typeof result>

function readBundle(part: VendorReportNode): z.output<typeof bundle> {
  const products = (part.list('products') ?? []).map((product) => product.words('name'))
  return {
    code: part.words('code'),
    name: part.words('name'),
    products: products.filter((name) => name !== null),
    status: part.words('status'),
    price: part.amount('price'),
    currency: part.currency('currency'),
    turnaroundDays: part.days('turnaroundDays'),
  }
}
