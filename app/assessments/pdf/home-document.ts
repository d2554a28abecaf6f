import { kindsIn } from '@/components/records/value-years'
import type { Guidance } from '@/lib/appeal-guidance/guidance'
import { defineFor } from '../define-for'
import { evidenceOf } from '../evidence-checklist'
import { checkableFacts, homeFacts, identifyingFacts } from '../home-facts'
import { homeLine } from '../home-line'
import type { ChosenHome } from '../read-home'
import type { HomeValues } from '../read-values'
import { isShort } from '../sheets/identification-sheet'
import { MOST_CAVEATS, sheetTexts } from '../sheets/sheet-texts'
import { certainties, certaintyLegend } from '../statement-list'
import { checklistBlocks } from './checklist-blocks'
import { definitionBlocks } from './definition-blocks'
import type { Block, PacketDocument } from './packet-document'
import { toSheets } from './to-sheets'
import { valueBlocks } from './value-blocks'

/** The same five sheets as on paper, as data: the device makes its PDF from it. */
export function homeDocument(
  home: ChosenHome,
  values: HomeValues,
  guidance: Guidance | undefined,
): PacketDocument {
  const identifying = homeFacts(home.property, identifyingFacts).filter(isShort)
  return {
    title: `Appeal packet: ${homeLine(home)}`,
    home: home.meta.sample ? `${homeLine(home)}. Sample data, not real` : homeLine(home),
    sheets: toSheets([
      [
        { kind: 'facts', items: identifying.map(({ label, value }) => [label, value] as const) },
        { kind: 'own', part: 'notice' },
        ...valueBlocks(values),
      ],
      [{ kind: 'own', part: 'comparison' }],
      [{ kind: 'own', part: 'condition' }],
      checklistBlocks(homeFacts(home.property, checkableFacts), evidenceOf(guidance)),
      [
        ...definitionBlocks(values.ok ? kindsIn(values.years).map(defineFor(home.sourceId)) : []),
        ...(guidance ? appealBlocks(guidance) : []),
        { kind: 'heading', text: sheetTexts.sources },
        { kind: 'list', items: sourceLines(home, values, guidance) },
      ],
    ]),
  }
}

function appealBlocks({ stages, offices: [first] }: Guidance): Block[] {
  const { name, about, telephone, url } = first
  return [
    { kind: 'heading', text: sheetTexts.appeals },
    {
      kind: 'list',
      numbered: true,
      items: stages.map(({ body, deadline }) =>
        deadline
          ? `${body}: ${deadline.rule.text} ${deadline.event.text} (${certainties[deadline.rule.sure]})`
          : body,
      ),
    },
    {
      kind: 'text',
      text: `${sheetTexts.verify} ${[name, telephone, url].filter(Boolean).join(', ')}. ${about}.`,
    },
  ]
}

function sourceLines(
  { source }: ChosenHome,
  values: HomeValues,
  guidance: Guidance | undefined,
): readonly string[] {
  return [
    ...(source
      ? [
          `${source.attribution} Kept by ${source.authority}. License: ${source.licence}. Official page: ${source.officialPage}`,
        ]
      : []),
    ...(values.ok ? values.history.caveats.slice(0, MOST_CAVEATS) : []),
    ...(guidance ? [certaintyLegend] : []),
    sheetTexts.general,
  ]
}
