import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const guidanceOfSeveralPlaces = {
  'Is the living area on the record right?': '¿Es correcta la superficie habitable del registro?',
  'Is the year built right?': '¿Es correcto el año de construcción?',
  'Is the lot size right?': '¿Es correcto el tamaño del lote?',
  'Is the number of bathrooms right?': '¿Es correcto el número de baños?',
  'Does the condition on the record fit your home?':
    '¿El estado que indica el registro corresponde a su casa?',
  'Is the class, such as single family or condominium, right?':
    '¿Es correcta la clase, por ejemplo vivienda unifamiliar o condominio?',
  'Exemptions have their own forms and dates. Check them apart from an appeal.':
    'Las exenciones tienen sus propios formularios y fechas. Revíselas aparte de una apelación.',
  'Compare the same year, the same kind of value, the same neighborhood and the same class.':
    'Compare el mismo año, el mismo tipo de valor, el mismo vecindario y la misma clase.',
  'Saying that the taxes are too high.': 'Decir que los impuestos son demasiado altos.',
  'The size of last year’s increase on its own.': 'El tamaño del aumento del año pasado, por sí solo.',
  'Listings or automated estimates in place of closed sales.':
    'Anuncios de venta o estimaciones automáticas en lugar de ventas cerradas.',
  'Where you can, talk with the assessor first. A talk does not stop the clock unless your notice says so.':
    'Si puede, hable primero con el tasador. Hablar con él no detiene el plazo, a menos que su aviso lo diga.',
  'File on the official form with the body named on your notice, and keep proof of delivery.':
    'Presente el formulario oficial ante el organismo que indica su aviso y guarde el comprobante de entrega.',
  'Keep paying the tax while an appeal is pending, unless the authority tells you otherwise.':
    'Siga pagando el impuesto mientras la apelación esté pendiente, a menos que la autoridad le indique otra cosa.',
  'January 1.': 'El 1 de enero.',
  'Within 30 days.': 'En un plazo de 30 días.',
  'Within 60 days.': 'En un plazo de 60 días.',
  'Within 20 days.': 'En un plazo de 20 días.',
  'Within 90 days.': 'En un plazo de 90 días.',
  'Within three months.': 'En un plazo de tres meses.',
  'A fixed day each year.': 'Un día fijo cada año.',
  'A fixed time each year.': 'Un período fijo cada año.',
  'The assessment notice.': 'El aviso de tasación.',
  'There is no fee.': 'No se cobra ninguna cuota.',
  'The board may raise a value as well as lower it.': 'La junta puede subir un valor, no solo bajarlo.',
  'Hears an appeal against the county’s decision.': 'Atiende una apelación contra la decisión del condado.',
  'Hears an appeal against the county board.':
    'Atiende una apelación contra la decisión de la junta del condado.',
  'The mailing of the board’s decision.': 'El envío por correo de la decisión de la junta.',
  'Values follow the market of January 1. Check sales of homes like yours near that day.':
    'Los valores siguen al mercado del 1 de enero. Revise las ventas de casas como la suya cerca de ese día.',
  '100 percent of market value on January 1.': 'El 100 por ciento del valor de mercado del 1 de enero.',
  'The property is in the wrong class.': 'La propiedad está en una clase equivocada.',
  'An appraisal.': 'Un avalúo.',
  'Photos.': 'Fotos.',
  'Closed sales of comparable homes.': 'Ventas cerradas de casas comparables.',
  'Errors on the property record.': 'Errores en el registro de la propiedad.',
  'Errors on the record card.': 'Errores en la ficha de la propiedad.',

  'Market value': 'Valor de mercado',
  'Assessed value': 'Valor tasado',
  'Appraised value': 'Valor tasado (appraised value)',
  'Taxable value': 'Valor gravable',
  'Estimated market value': 'Valor de mercado estimado',

  'The steps of an appeal': 'Los pasos de una apelación',
  'Appeals after the Board of Review': 'Apelaciones después de la junta de revisión (Board of Review)',
  'Appeals after the county': 'Apelaciones después del condado',
  'Your property record, exemptions and the appeal form':
    'El registro de su propiedad, las exenciones y el formulario de apelación',
  'Your county assessor': 'Su tasador del condado',

  'Superior Court': 'Tribunal superior (Superior Court)',
  'Circuit court': 'Tribunal de circuito (circuit court)',
  'District court': 'Tribunal de distrito (district court)',
  'County Board of Equalization': 'Junta de igualación del condado (County Board of Equalization)',
  'Board of Assessors of your city or town':
    'Junta de tasadores (Board of Assessors) de su ciudad o municipio (town)',

  'Disabled veterans’ exemption': 'Exención para veteranos con discapacidad (disabled veterans’ exemption)',

  'Pages of several local assessors': 'Páginas de varios tasadores locales',
  'Public research notes and pages of local assessors':
    'Notas públicas de investigación y páginas de tasadores locales',
  'Public research notes that cite official pages':
    'Notas públicas de investigación que citan páginas oficiales',
  'Official pages on exemptions': 'Páginas oficiales sobre exenciones',
  'General knowledge, not yet checked with an official page':
    'Conocimiento general, todavía sin verificar con una página oficial',
} satisfies Readonly<Record<string, SentenceTemplate>>
