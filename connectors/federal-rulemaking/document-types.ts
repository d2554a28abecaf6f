import { ConnectorError } from '@/lib/connector/errors'
import { documentTypes, type RuleDocumentType } from '@/lib/records/rule/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { nearestTo } from './nearest-to'

const texts = defineSentences('federal-rulemaking.document-types', {
  didYouMean: 'Did you mean {near}?',
  thereAre: 'There are {codes}.',
  thereIsNoType: 'There is no type of document of that name. {hint}',
})

const spellings: Readonly<Record<RuleDocumentType, readonly string[]>> = {
  RULE: ['rule', 'rules', 'final rule', 'final rules', 'final'],
  PRORULE: ['prorule', 'proposed rule', 'proposed rules', 'proposed'],
  NOTICE: ['notice', 'notices'],
  PRESDOCU: ['presdocu', 'presidential document', 'presidential documents', 'presidential'],
}

const codes = Object.keys(documentTypes) as RuleDocumentType[]

/** Throws for an unknown type, because the source would return an empty list for it. */
export function readTypes(names: readonly string[]): RuleDocumentType[] {
  const types = names.map((name) => {
    const plain = name
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' ')
      .trim()
    const code = codes.find((each) => spellings[each].includes(plain))
    if (!code) throw unknownType(name)
    return code
  })
  return [...new Set(types)]
}

function unknownType(name: string): ConnectorError {
  const near = nearestTo(name, codes, (code) => [...spellings[code], documentTypes[code]])
  const say = (code: RuleDocumentType) => `${code} (${documentTypes[code]})`
  const hint =
    near.length > 0
      ? texts.didYouMean({ near: near.map(say).join(' or ') })
      : texts.thereAre({ codes: codes.map(say).join(', ') })
  return new ConnectorError('invalid_params', texts.thereIsNoType({ hint }), {
    field: 'type',
  })
}

export const typeOf = (published: string): RuleDocumentType | null =>
  codes.find((code) => documentTypes[code] === published) ?? null
