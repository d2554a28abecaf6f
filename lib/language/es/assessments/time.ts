import { reminderTexts } from './reminder'

export const timeTexts = {
  ...reminderTexts,
  'time.panel': {
    title: 'Su plazo para apelar',
    paper: 'El último día está en su aviso.',
    unsure: 'No hemos confirmado su regla.',
    noLaw: 'No hemos confirmado la regla de este lugar. El aviso indica el último día.',
    rule: (body: string, rule: string) => `${body}: ${rule}`,
    before: (body: string, rule: string) =>
      `Primero puede preguntar aquí, sin perder la apelación. ${body}: ${rule}`,
    event: (event: string) => `Desde cuándo corre el plazo: ${event}`,
    ask: 'Pregunte aquí: <office/>.',
    find: (office: string) => `Encuentre esta oficina: ${office.replace(/^Su /, 'su ')}`,
    findAssessor: (county: string | null) =>
      `Encuentre la oficina del tasador ${county ? `de ${county}` : 'del condado o del municipio (town)'}`,
  },
  'time.township-cycle': {
    due: (township: string, year: number) =>
      `Su municipio (township), ${township}, está en la ciudad de Chicago, donde se vuelve a tasar cada tres años. ${year} es uno de esos años.`,
    between: (township: string, year: number, last: number, next: number) =>
      `Su municipio (township), ${township}, está en la ciudad de Chicago, donde se vuelve a tasar cada tres años: en ${last} y en ${next}. ${year} no es uno de esos años.`,
  },
  'calendar.describe-rule': {
    rule: (day: string, rule: string) => `La regla de este lugar, como la leímos el ${day}: ${rule}`,
    event: (event: string) => `Desde cuándo corre el plazo: ${event}`,
    source: (source: string) => `Fuente: ${source}`,
    limit: 'Vale lo que diga el aviso. No calculamos el día con esta regla.',
  },
  'after.panel': {
    title: 'Después de presentar la apelación',
    words: 'Palabras de una carta de decisión',
    wordsLead:
      'La carta suele venir en inglés. Esto es lo que estas palabras suelen significar. Su carta puede definirlas de otra manera; en ese caso vale la carta.',
    next: (body: string) => `Si no está de acuerdo con la decisión, el siguiente paso es: ${body}.`,
    nextUnknown:
      'Si no está de acuerdo con la decisión, la carta dice dónde puede apelar después y hasta cuándo.',
    nextRule: 'No hemos confirmado su plazo. La carta lo indica.',
    meanings: [
      {
        label: 'No change, sustained, affirmed, denied (sin cambio, denegada)',
        value: 'La junta dejó el valor como estaba.',
      },
      {
        label: 'Reduced, lowered, granted in part (reducido, concedida en parte)',
        value: 'La junta bajó el valor. La carta indica el nuevo.',
      },
      { label: 'Increased, raised (aumentado)', value: 'La junta subió el valor.' },
      {
        label: 'Stipulated, settled, agreed (acordado)',
        value: 'Usted y la oficina acordaron un valor, y la junta lo aceptó.',
      },
      { label: 'Withdrawn (retirada)', value: 'La persona que presentó la apelación la retiró.' },
      {
        label: 'Dismissed (desestimada)',
        value: 'La junta cerró la apelación sin decidir sobre el valor. La carta dice por qué.',
      },
      {
        label: 'Remanded (devuelta)',
        value: 'El caso vuelve a una instancia anterior, que decide otra vez.',
      },
    ],
  },
  'law.rule-facts': {
    labels: {
      valuationDate: 'El día que cuenta',
      saleDates: 'Las ventas que cuentan',
      burden: 'Quién debe probarlo',
      fee: 'Costo',
      form: 'Formulario',
      informal: 'Antes de la junta',
      mayRaise: 'El riesgo: ¿puede subir el valor?',
      payment: 'Impuestos que se pagan primero',
    },
    subjects: {
      valuationDate: 'de qué día es el valor que cuenta',
      saleDates: 'qué fechas de venta cuentan',
      burden: 'quién debe probar qué',
      fee: 'el costo',
      form: 'el formulario',
      informal: 'si hay una revisión antes de la junta',
      mayRaise: 'si la junta puede subir el valor',
      payment: 'los impuestos que se pagan antes de una audiencia',
    },
    unconfirmed: (subjects: string) => `Nos falta confirmar ${subjects}.`,
    ask: 'Pregunte aquí: <office/>.',
  },
  'law.filing-rules': { more: 'Costo, formulario y revisión antes de la junta' },
  'law.sale-days': {
    between: (year: number, first: string, last: string) =>
      `Para los valores de ${year}, son las ventas del ${first} al ${last}.`,
    until: (year: number, last: string) => `Para los valores de ${year}, son las ventas hasta el ${last}.`,
  },
  'law.valuation-day': { day: (year: number, day: string) => `Para los valores de ${year}, es el ${day}.` },
}
