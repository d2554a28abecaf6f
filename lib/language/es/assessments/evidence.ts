import { formatDay, formatMiles, formatNumber } from '@/lib/format'
import { metersToMiles } from '@/lib/units'

interface SaleDays {
  firstDay?: string
  lastDay?: string
}

function describeDays({ firstDay, lastDay }: SaleDays): string {
  if (firstDay && lastDay) {
    const year = firstDay.slice(0, 4)
    const isWholeYear = firstDay === `${year}-01-01` && lastDay === `${year}-12-31`
    return isWholeYear ? `de ${year}` : `del ${formatDay(firstDay)} al ${formatDay(lastDay)}`
  }
  if (firstDay) return `desde el ${formatDay(firstDay)}`
  return lastDay ? `hasta el ${formatDay(lastDay)}` : 'de cualquier día'
}

function describePercent(percent: number): string {
  if (percent === 0) return 'igual al'
  return percent < 0 ? `${-percent}% por debajo del` : `${percent}% por encima del`
}

const describeHelp = (percent: number) => (percent < 0 ? '' : ': no le ayuda')

export const evidenceTexts = {
  'evidence.step': {
    which: '¿Qué argumento conviene a su caso?',
    problems: 'Algunas preguntas no tienen respuesta',
    skip: 'Ir directo al paquete',
    packet: 'Ver el paquete',
    back: 'Volver a los valores',
  },
  'evidence.argument': {
    argue: ({
      isFirst,
      claim,
      isProof,
      place,
      quote,
      why,
    }: {
      isFirst: boolean
      claim: string
      isProof: boolean
      place: string
      quote: string
      why: string
    }) =>
      `Argumente ${isFirst ? 'primero ' : ''}que ${claim}: en ${place} eso es ${isProof ? 'prueba de ' : ''}un motivo de apelación (“${quote}”), ${why}.`,
    preferred: 'y usted lo eligió',
    supports: 'y las tasaciones de casas similares solo pueden reforzarlo',
    only: 'y usted no dio otro motivo',
    unconfirmed: 'y no hemos confirmado que allí cuenten sus otros motivos',
    first: 'y las reglas de ese lugar lo nombran antes que sus otros motivos',
  },
  'evidence.lead-reason': {
    fact: 'Error en los datos',
    equity: 'Las casas similares tienen una tasación más baja',
    market: 'El valor está por encima del mercado',
    condition: 'Daños o reparaciones',
  },
  'evidence.other-grounds': {
    others: 'Otros motivos',
    skip: 'Elegir un motivo sin las preguntas',
    kept: 'Lo que escribió se conserva si elige otro motivo.',
    proof: (quote: string) => `Prueba de: ${quote}`,
    unconfirmed: 'No hemos confirmado que la junta de aquí lo acepte por sí solo.',
    further: 'Motivos que no están en estas preguntas',
  },
  'evidence.ground': {
    fact: {
      question: '¿Hay algún dato incorrecto en el registro?',
      claim: 'un dato del registro es incorrecto',
      title: 'Un dato del registro es incorrecto',
    },
    equity: {
      question: '¿Hay casas similares con una tasación más baja que la suya?',
      claim: 'las casas similares tienen una tasación más baja',
      title: 'Las casas similares tienen una tasación más baja',
    },
    market: {
      question: '¿La compró por menos de su valor en el registro, o se vendieron casas similares por menos?',
      claim: 'el valor está por encima del mercado',
      title: 'El valor está por encima del mercado',
    },
    condition: {
      question: '¿Tiene daños o necesita reparaciones que no están en el registro?',
      claim: 'la casa tiene daños o necesita reparaciones',
      title: 'La casa tiene daños o necesita reparaciones',
    },
  },
  'evidence.fact-questions': {
    none: 'El registro no tiene datos de la casa, solo su número de parcela.',
    instead: 'Cuál es el dato correcto',
  },
  'evidence.similar-part': {
    likeness:
      'Elija las casas por su parecido: de la misma clase, cercanas, de tamaño y antigüedad parecidos. Después vea sus valores.',
    lead: (value: string) =>
      `Escriba la dirección de una casa como la suya. Nosotros completamos su ${value} y sus datos.`,
    byHand:
      'El registro no tiene un valor de su casa, así que no podemos llenar estas filas. Llénelas usted.',
  },
  'evidence.home': {
    facts: (facts: string) => `En el registro: ${facts}.`,
    fact: (label: string, value: string) => `${label.toLowerCase()} (${value})`,
    noFacts: 'El registro solo tiene la dirección y el número de parcela.',
    own: (value: string, name: string) =>
      `La suya: ${value} (${name}). Responda que sí para buscar otras casas.`,
    market: (value: string) => `El registro dice ${value} (valor de mercado).`,
    record: (value: string, name: string) => `El registro dice ${value} (${name}).`,
    saleHome: 'Su casa',
  },
  'evidence.ground-panel': {
    chosen: (claim: string) => `Su motivo: ${claim}`,
    unranked: 'Sus motivos',
    none: 'Según sus respuestas, no hay motivo para apelar',
    noReason:
      'Respondió que no a todas las preguntas, así que el registro no da ningún motivo para apelar. Si aun así quiere apelar, elija un motivo.',
    unconfirmed: (place: string) =>
      `No hemos confirmado que una junta en ${place} acepte este motivo por sí solo.`,
    hears: 'Acepta estos:',
    noLaw: (place: string) =>
      `No hemos confirmado qué toma en cuenta una junta en ${place}, así que no ponemos ningún motivo por encima de otro.`,
    noGrounds: (place: string) =>
      `No hemos confirmado qué motivos acepta una junta en ${place}, así que no ponemos ninguno por encima de otro. Sí acepta estas pruebas:`,
    uncited: (copyYear: number | undefined) =>
      `El paquete nombra este motivo sin su fuente, porque ${copyYear ? `solo leímos una copia de ${copyYear}` : 'no leímos ningún texto oficial'}. Pida a la oficina el texto vigente.`,
    change: 'Cambiar mis respuestas',
  },
  'evidence.ground-questions': {
    unsure: '¿No está seguro? Responda que no. Puede cambiar cada respuesta más tarde.',
    missing: 'Responda sí o no.',
    missingTo: (question: string) => `Responda sí o no: ${question}`,
    barred: (claim: string) => `Aquí no es un motivo: ${claim}`,
    submit: 'Ver mi motivo',
    busy: 'Un momento…',
    yes: 'Sí',
    no: 'No',
  },
  'evidence.fields': {
    facts: '¿Son correctos los datos?',
    factsLead:
      'Si un dato es incorrecto, llame primero al tasador. Muchas veces la oficina puede corregirlo sin una apelación.',
    similar: 'Casas similares y sus tasaciones',
    assessments: 'Tasaciones de casas similares',
    sales: 'Ventas de casas similares',
    salesLead:
      'Solo ventas cerradas. Los anuncios y las estimaciones automáticas no cuentan. Si compró su casa hace poco, empiece con esa venta.',
    opinion: 'Su opinión sobre el valor de mercado',
    opinionLead: (onRecord: string | undefined) =>
      `¿Cuánto cree que vale su casa? Use el valor de mercado${onRecord ? ` (${onRecord} en el registro)` : ''}, no el valor tasado.`,
    condition: 'Estado y reparaciones',
    own: 'Preguntas y notas',
    more: (rows: number) => `${rows} más`,
    amount: 'Cantidad en dólares',
    why: 'Por qué',
    questions: 'Preguntas para el tasador',
    notes: 'Notas',
    visitor: 'Lo que vería un visitante',
    visitorHint:
      'Antigüedad y estado del techo, la calefacción, los cimientos, la cocina y los baños. Ruido, inundaciones, cualquier cosa que baje el valor.',
    sale: (row: number) => `Venta ${row}`,
    repair: (row: number) => `Reparación ${row}`,
  },
  'sales.compare': {
    perFoot: (price: string, percent: number) =>
      `${price} por pie cuadrado, ${describePercent(percent)} valor de la suya en el registro${describeHelp(percent)}`,
    whole: (percent: number, value: string) =>
      `${describePercent(percent)} valor de la suya en el registro (${value})${describeHelp(percent)}`,
  },
  'sales.cook': {
    criteria: (since: string) =>
      `Ventas desde el ${formatDay(since)}, un día que elegimos nosotros: misma clase y vecindario, con una diferencia de hasta 20 por ciento en el tamaño y de hasta 15 años en la antigüedad, primero las más parecidas. Elegimos las casas antes de ver los precios. Compare cada venta con su escritura: no está demostrado que las columnas de estos datos sean correctas.`,
    days: { recording: 'día de inscripción', deed: 'día de la escritura' },
    deed: (kind: string) => `escritura: ${kind}`,
    parcel: (pin: string) => `parcela ${pin}`,
    apart: (reason: string) => `No cuenta: ${reason}.`,
  },
  'sales.connecticut': {
    around: (homes: string, listedFrom: string, lastDay: string) =>
      `Ventas de ${homes} desde el ${formatDay(listedFrom)}, un día que elegimos nosotros, hasta la revaluación del ${formatDay(lastDay)}, primero las más recientes. Un municipio (town) no está obligado a informar las ventas de su año de revaluación, así que pueden faltar ventas.`,
    newest: (homes: string) =>
      `Las ventas más recientes de ${homes}. El registro no dice en qué año hizo la revaluación el municipio (town), así que no podemos saber qué ventas cuentan.`,
    likeness:
      'Las elegimos por municipio y tipo antes de ver los precios. Estos datos no tienen tamaño ni antigüedad: compruebe en qué se diferencia cada casa de la suya.',
    anyKind: (use: string) =>
      `El registro clasifica su casa como “${use}”. Estos datos no tienen ese tipo, así que la lista tiene casas de todo tipo.`,
    noUse: 'El registro no dice de qué tipo es su casa, así que la lista tiene casas de todo tipo.',
    homes: {
      condo: (town: string) => `condominios en ${town}`,
      one: (town: string) => `casas unifamiliares en ${town}`,
      two: (town: string) => `casas de dos familias en ${town}`,
      three: (town: string) => `casas de tres familias en ${town}`,
      four: (town: string) => `casas de cuatro familias en ${town}`,
      any: (town: string) => `casas en ${town}`,
    },
    after: (lastDay: string, rule: string) =>
      `Aparte: es posterior a la revaluación del ${formatDay(lastDay)}. ${rule}`,
    apart: (reason: string) => `No cuenta: ${reason}.`,
    recorded: 'día de inscripción',
  },
  'sales.florida': {
    criteria: (days: SaleDays, percent: number, years: number) =>
      `Ventas ${describeDays(days)}, con el código 01 o 02 del condado: casas del mismo uso, con una diferencia de hasta ${percent} por ciento en la superficie habitable y de hasta ${years} años en el año de construcción, primero las más parecidas. Las elegimos antes de ver los precios.`,
    refused: (why: string) => `No ofrecemos ventas, por este motivo sobre su casa: ${why}.`,
    own: 'su propia casa',
    away: (meters: number) => `a ${formatMiles(metersToMiles(meters))}`,
    built: (year: number) => `construida en ${year}`,
    code: (code: string | null, meaning: string | null) =>
      `código de venta ${code ?? 'no indicado'}${meaning ? ` (${meaning})` : ''}`,
    apart: (reason: string) => `No cuenta: es una venta ${reason}.`,
  },
  'sales.typed': {
    lead: 'La última venta de cada casa que escribió, según el padrón. El padrón no dice si la venta fue entre personas sin relación, ni si fue de varias parcelas por un solo precio: revise la escritura.',
    days: (days: SaleDays) => `Para su valor cuentan las ventas ${describeDays(days)}.`,
    unconfirmed: (place: string) =>
      `No hemos confirmado qué días de venta cuentan en ${place}. Pregunte a la oficina antes de basarse en una venta.`,
    outside: (days: SaleDays) => `No cuenta: solo cuentan las ventas ${describeDays(days)}.`,
    nominal: 'No cuenta: el precio es solo una formalidad de la escritura.',
    noSale: 'El padrón no tiene ninguna venta de esta casa con día y precio.',
    built: (year: number) => `construida en ${year}`,
    parcel: (id: string) => `parcela ${id}`,
  },
  'sales.part': {
    tick: (most: number) => `Marque hasta ${most} ventas.`,
    none: 'El registro no tiene ninguna venta que cuente. Eso no significa que no se haya vendido nada.',
    noneTyped: 'Ninguna de estas ventas cuenta.',
    noSource:
      'No conocemos un registro público de ventas por lugar aquí. Escriba las ventas que conozca: la oficina del tasador puede decirle más.',
    apart: (count: number) =>
      count === 1
        ? '1 venta que no cuenta, con su motivo'
        : `${formatNumber(count)} ventas que no cuentan, cada una con su motivo`,
    listed: (most: number, count: number) => `La lista tiene ${most} de ${formatNumber(count)}.`,
    more: (count: number) => `${formatNumber(count)} ${count === 1 ? 'venta' : 'ventas'} más`,
  },
  'sales.sold-homes': {
    label: 'Direcciones de casas similares que se vendieron',
    hint: (most: number) =>
      `Una por línea, ${most} como máximo. Elija casas como la suya. Buscamos en el padrón la última venta de cada una.`,
    submit: 'Buscar sus ventas',
  },
}
