export const uncoveredTexts = {
  'uncovered.values-step': {
    title: 'Los valores de su aviso',
    values: 'Lo que dice su aviso',
    lead: 'No tenemos ningún registro de esta casa. Copie los valores de sus avisos; el paquete los marca como suyos.',
    worth: '¿Vale la pena?',
    unsure: (state: string) =>
      `No hemos confirmado si en ${state} un límite mantiene más bajo el valor por el que se pagan impuestos. Pregunte primero cuánto se ahorra con un valor más bajo.`,
    next: 'Reunir las pruebas',
    back: 'Volver a la dirección',
  },
  'uncovered.evidence-step': {
    ask: 'Pregunte a la oficina cuáles cuentan.',
    considers: (state: string) => `Qué toma en cuenta una junta en ${state}`,
    noEvidence: (state: string) => `No hemos confirmado qué pruebas acepta o rechaza una junta en ${state}.`,
    asking: 'Pregunte a la oficina antes de pagar un avalúo.',
    facts:
      'No tenemos ningún registro de esta casa. Pida a la oficina la ficha de su casa (record card), compare los datos y escriba qué está mal en “Por qué”, más abajo.',
    lead: 'Escriba la dirección y el valor tasado de cada casa parecida a la suya, según su ficha (record card) o su aviso.',
    own: 'Su casa: valor tasado de <value/>, según su aviso.',
    missing:
      'Todavía no ha escrito el valor tasado de su casa. <type>Escribir los valores de su aviso</type>.',
  },
  'uncovered.packet-step': {
    before: 'Antes de presentar la apelación',
    back: 'Volver a las pruebas',
  },
  'uncovered.document': {
    title: (home: string) => `Apelación de la tasación: ${home}`,
    home: 'Casa',
    requested: 'valor de mercado',
    otherwise: 'valor tasado',
    office: (county: string) => `La oficina de tasación de ${county} que indica el aviso`,
    parcel: 'Número de parcela, según el aviso del propietario',
    values: 'Valores que el propietario copió del aviso',
    assessed: 'Valor tasado de este año, según el aviso del propietario',
    lastYear: 'Valor tasado del año pasado, según el aviso del propietario',
    market: 'Valor de mercado, según el aviso del propietario',
    source:
      'El propietario copió todos los valores del aviso. Para estas hojas no se consultó ningún registro público.',
  },
}
