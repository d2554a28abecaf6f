import { formatList } from '@/lib/format'

export const valuesTexts = {
  'values.page': {
    notAdvice:
      'Información general de fuentes públicas, no asesoría legal. Si su aviso dice otra cosa, confíe en su aviso.',
    further: 'Gráfica y otros años',
    compared: 'Comparación de dos cifras',
    earlier: 'Los años anteriores no están en este padrón.',
    missing: (years: readonly number[]) =>
      `${years.length === 1 ? 'Año no publicado' : 'Años no publicados'}: ${formatList(years.map(String))}.`,
    back: 'Volver a la casa',
    next: 'Revisar los datos',
    values: 'Valores oficiales',
    byYear: 'Valores por año',
    none: 'Ningún año publicado',
    caption: 'Valores oficiales en dólares',
    undated: 'Valores sin año publicado',
    notCompared: 'Estas dos cifras no se comparan',
    same: (name: string, before: string, after: string) => `${name}: no cambió. ${before}, ${after}.`,
    rose: (name: string, change: string, before: string, after: string) =>
      `${name}: subió ${change}. ${before}, ${after}.`,
    fell: (name: string, change: string, before: string, after: string) =>
      `${name}: bajó ${change}. ${before}, ${after}.`,
    figure: (amount: string, year: number) => `${amount} en ${year}`,
    years: 'Otros años',
    yearsHint: (years: readonly number[]) => `Tres como máximo, por ejemplo ${years.join(', ')}.`,
    show: 'Mostrar estos años',
  },
  'values.meaning': {
    reasons: 'Por qué cambian los valores aquí',
    exemptions: 'Exenciones por las que puede preguntar',
    exemptionsLead:
      'Damos sus nombres oficiales para que pueda preguntar por ellas. Solo la oficina puede decir cuáles se aplican a su casa.',
    noExemptions:
      'No tenemos una lista verificada de las exenciones de este lugar. Pregunte al tasador cuáles hay.',
    applying: 'Cómo solicitarlas',
    appeal: (place: string) => `Quién atiende una apelación: ${place}`,
    steps: (count: number) => `${count} ${count === 1 ? 'paso' : 'pasos'}`,
  },
  'values.appeal-stages': {
    noDeadline: 'No hemos confirmado su plazo. Búsquelo en su aviso o pregunte aquí:',
    grounds: 'Motivos de una apelación',
    noGrounds: 'No hemos confirmado qué motivos acepta la junta. Pregunte aquí: <office/>.',
    cautions: 'Antes de presentar la apelación',
    offices: 'A quién llamar',
    rule: 'La regla',
    event: 'Desde cuándo corre el plazo',
    verify: 'Confirme con',
  },
  'change.lead': {
    title: 'Por qué cambió',
    record: 'El registro muestra qué cambió, no por qué. Pregunte el motivo al tasador.',
  },
  'change.describe-change': {
    nothing: 'El registro no dice de qué año es su valor. Compárelo con el valor de su aviso.',
    oneYear: (year: number) =>
      `Este padrón solo tiene ${year}, así que no muestra el cambio. Compárelo con el valor del aviso del año pasado.`,
    kinds: (before: number, kindsBefore: string, after: number, kindsAfter: string) =>
      `Para ${before} el registro tiene el ${kindsBefore}; para ${after}, el ${kindsAfter}. Son cosas distintas, así que no los comparamos.`,
    notBoth: (year: number) =>
      `Para ${year} el registro no tiene ningún valor del mismo tipo que el año anterior, así que no los comparamos.`,
    stages: (before: string, after: string) =>
      `Los dos valores son de etapas distintas: ${before}, ${after}. Las etapas posteriores todavía pueden cambiar un valor.`,
    whole: (name: string) => `Su ${name}`,
    landValue: 'El valor de su terreno',
    improvementValue: 'El valor de sus construcciones',
    parts: (land: string, building: string) => `: terreno ${land}, construcciones ${building}`,
    unchanged: 'sin cambio',
    halves: (name: string, year: number) =>
      `La mitad del ${name} de ${year} es el terreno; la otra mitad, las construcciones.`,
    shares: (land: string, building: string, name: string, year: number) =>
      `El terreno es el ${land} del ${name} de ${year}; las construcciones, el ${building}.`,
    level: (rule: string, amount: string, sees: string) =>
      `${rule}, así que ${sees} un valor de unos ${amount}.`,
  },
  'change.year-facts': {
    use: 'Clase o uso',
    livingArea: 'Superficie habitable',
    homeownerExemption: 'Exención para propietarios (homeowner exemption)',
    otherExemptions: 'Otras exenciones',
    exemption: 'Exención',
    improvementExemption: 'Exención por mejoras a la casa (home improvement exemption)',
    squareFeet: (size: string) => `${size} pies cuadrados`,
    changed: (label: string, was: string, before: number, is: string, after: number) =>
      `${label} en el registro: ${was} en ${before}, ${is} en ${after}.`,
  },
  'worth.panel': {
    title: '¿Vale la pena?',
    onlyBelow: (appealed: string, amount: string, limit: string, year: number | undefined) =>
      `Si baja su ${appealed}, solo ahorra impuestos por debajo de ${amount}, que es su ${limit} ${year === undefined ? 'en el registro' : `de ${year}`}.`,
    free: (appealed: string, year: number | undefined, limit: string) =>
      `Si baja su ${appealed}, bajan los impuestos. ${year === undefined ? 'Según el registro' : `En ${year}`}, el límite no frenó su valor: su ${limit} llegó a la misma cifra.`,
    ifFree: (appealed: string) =>
      `Si baja su ${appealed}, los impuestos bajan en proporción, a menos que un límite mantenga más bajo el valor por el que paga impuestos. El registro no tiene ese valor: búsquelo en su aviso.`,
    undated: 'El registro no dice de qué año son sus valores.',
    inProportion: (appealed: string) => `Si baja su ${appealed}, los impuestos bajan en proporción.`,
    noLimit: (place: string) =>
      `No conocemos ningún límite a lo que puede subir cada año el valor de una casa en este lugar (${place}). Pregunte primero aquí: <office/>.`,
    unsure: (place: string) =>
      `En este lugar (${place}), un límite podría mantener más bajo el valor por el que se pagan impuestos. No hemos confirmado cómo funciona. Pregunte aquí: <office/>.`,
    further: 'Más sobre el ahorro',
    missing:
      'El registro no tiene el valor que se baja con una apelación, así que no podemos mostrar las cuentas. Pregunte cuánto se ahorra con un valor más bajo: <office/>.',
    sum: (parts: string, amount: string) => `El registro tiene ${parts}: ${amount} en total.`,
  },
}
