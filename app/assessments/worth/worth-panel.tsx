import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/page/panel'
import { Rich } from '@/components/ui/page/rich'
import { formatDollars, formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedAppealGuidance, CheckedTaxSavings } from '../checked-guidance'
import type { HomeValuesResult } from '../fetch-values'
import { RuleFacts } from '../law/rule-facts'
import { StatementList, StatementSource } from '../statement-list'
import { OfficeName } from '../values/appeal-stages'
import { taxedAmount } from './describe-worth'
import { WorthFields } from './worth-fields'
import { type AppealWorth, findWorthOnRecord } from './worth-terms'

const texts = defineTexts('worth.panel', {
  title: 'Is it worth it?',
  onlyBelow: (appealed, amount, limit, year) =>
    `A lower ${appealed} saves tax only below ${amount}, the ${limit} ${year === undefined ? 'on the record' : `of ${year}`}.`,
  free: (appealed, year, limit) =>
    `A lower ${appealed} lowers the tax. In ${year ?? 'the record'} the limit did not hold your value down: the ${limit} was as high.`,
  ifFree: (appealed) =>
    `A lower ${appealed} lowers the tax in proportion, unless a limit holds the taxed value of your home below it. The record does not have that value: look for it on your notice.`,
  undated: 'The record does not say of which year its values are.',
  inProportion: (appealed) => `A lower ${appealed} lowers the tax in proportion.`,
  noLimit: (place) =>
    `We know of no limit on the yearly rise of a home’s value in ${place}. Ask first: <office/>.`,
  unsure: (place) =>
    `A limit may hold the taxed value of a home down in ${place}. We have not confirmed how it works. Ask: <office/>.`,
  further: 'More about the saving',
  missing:
    'The record does not have the value that an appeal lowers, so we cannot show the arithmetic. Ask how much a lower value saves: <office/>.',
  sum: (parts, amount) => `The record has ${parts}: ${amount} together.`,
})

interface Props {
  guidance: CheckedAppealGuidance
  values: Extract<HomeValuesResult, { ok: true }>
  rank?: ReactNode
}

export function WorthPanel({ guidance, values, rank }: Props) {
  const { savings, jurisdiction, offices } = guidance
  const worth = findWorthOnRecord(guidance, values)
  const question = worth ? questionAbout(savings, translate(jurisdiction)) : texts.missing
  return (
    <Panel id="worth" title={texts.title}>
      {worth && <p className="mb-2 font-semibold">{describeLimit(worth, savings)}</p>}
      {worth && <Amounts worth={worth} />}
      {rank}
      {question && (
        <p className="mb-3">
          <Rich text={question} parts={{ office: () => <OfficeName office={offices[0]} /> }} />
        </p>
      )}
      {savings.limit && (
        <div className="mb-3">
          <p>{translate(savings.limit.rule.text)}</p>
          <StatementSource statement={savings.limit.rule} />
        </div>
      )}
      {savings.lasts && (
        <div className="mb-3">
          <p>{translate(savings.lasts.text)}</p>
          <StatementSource statement={savings.lasts} />
        </div>
      )}
      {savings.further.length > 0 && (
        <details className="mb-3">
          <summary className="min-h-8 py-1 text-accent">{texts.further}</summary>
          <StatementList items={savings.further} />
        </details>
      )}
      <RuleFacts guidance={guidance} names={['mayRaise']} />
      {worth && (
        <WorthFields
          terms={worth.terms}
          mayBeHeld={!worth.limit && !worth.terms.heldAt && (!!savings.limit || savings.isUnsure)}
          isMarketValue={worth.isMarketValue}
        />
      )}
    </Panel>
  )
}

function questionAbout({ limit, isUnsure }: CheckedTaxSavings, place: string): string | undefined {
  if (limit) return undefined
  return isUnsure ? texts.unsure(place) : texts.noLimit(place)
}

function Amounts({ worth: { parts, terms } }: { worth: AppealWorth }) {
  const sentences = [
    parts &&
      texts.sum(
        formatList(parts.map(({ name, amount }) => `${name} ${formatDollars(amount)}`)),
        formatDollars(terms.amount),
      ),
    terms.year === undefined && texts.undated,
  ].filter(Boolean)
  return sentences.length > 0 && <p className="mb-2">{sentences.join(' ')}</p>
}

function describeLimit(worth: AppealWorth, { limit: rule, isUnsure }: CheckedTaxSavings): string {
  const { terms, limit } = worth
  const { appealed, heldAt, year } = terms
  if (heldAt) return texts.onlyBelow(appealed, formatDollars(taxedAmount(terms)), heldAt.name, year)
  if (limit) return texts.free(appealed, year, limit.name)
  return rule || isUnsure ? texts.ifFree(appealed) : texts.inProportion(appealed)
}
