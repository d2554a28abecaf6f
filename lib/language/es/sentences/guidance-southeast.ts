import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const guidanceOfSoutheast = {
  'Exemptions are usually asked for by March 1.':
    'Las exenciones se suelen solicitar a más tardar el 1 de marzo.',
  'The assessed value of a homestead rises by at most 3 percent a year. While the just value is above it, it must rise, even when the market falls.':
    'El valor tasado de una vivienda principal (homestead) sube como máximo un 3 por ciento al año. Mientras el valor justo (just value) esté por encima, tiene que subir, aunque el mercado baje.',
  'After a sale the limit ends on January 1 of the next year.':
    'Después de una venta, el límite termina el 1 de enero del año siguiente.',
  'For other homes the limit is 10 percent a year. It does not hold for school levies, so a lower just value always saves those.':
    'Para otras casas el límite es de un 10 por ciento al año. No se aplica a los impuestos escolares (school levies), así que un valor justo más bajo siempre ahorra en esos.',
  'The just value is too high.': 'El valor justo (just value) es demasiado alto.',
  'The appraiser’s practice differs from the one used for comparable property.':
    'La práctica del tasador difiere de la que se usa para propiedades comparables.',
  'An exemption, a classification or portability was denied.':
    'Se denegó una exención, una clasificación o la portabilidad (portability).',
  'Give your evidence to the property appraiser at least 15 days before the hearing.':
    'Entregue sus pruebas al tasador del condado (property appraiser) al menos 15 días antes de la audiencia.',
  'If you ask, the property appraiser gives you theirs at least 7 days before the hearing.':
    'Si usted las pide, el tasador del condado (property appraiser) le da las suyas al menos 7 días antes de la audiencia.',
  'Hand in what the property appraiser asks for in writing. What you refused cannot be used.':
    'Entregue lo que el tasador del condado (property appraiser) le pida por escrito. Lo que usted se haya negado a entregar no se puede usar.',
  'The property appraiser’s market value of the property on January 1.':
    'El valor de mercado de la propiedad al 1 de enero según el tasador del condado (property appraiser).',
  'The just value, held down by a limit. Save Our Homes limits a homestead’s yearly rise to 3 percent or the change in consumer prices, whichever is lower.':
    'El valor justo (just value), contenido por un límite. Save Our Homes limita el aumento anual de una vivienda principal (homestead) a un 3 por ciento o al cambio en los precios al consumidor, lo que sea menor.',
  'The assessed value after exemptions. It can differ for the school district and all others.':
    'El valor tasado después de las exenciones. Puede ser distinto para el distrito escolar y para todos los demás.',
  'Save Our Homes limits the yearly rise of the assessed value of a homestead.':
    'Save Our Homes limita el aumento anual del valor tasado de una vivienda principal (homestead).',
  'The limit ends after a sale. Check for a sale in the year before.':
    'El límite termina después de una venta. Revise si hubo una venta en el año anterior.',
  'The just value may move by more than the assessed value, because only the assessed value is limited.':
    'El valor justo (just value) puede moverse más que el valor tasado, porque solo el valor tasado tiene un límite.',
  'A change in exemptions changes the taxable value alone. Check the exemptions of both years.':
    'Un cambio en las exenciones cambia solo el valor gravable. Revise las exenciones de los dos años.',
  'Asked with petition form DR-486, filed with the clerk. A filing fee is set by the county.':
    'Se pide con el formulario de petición DR-486, que se presenta ante el secretario (clerk). El condado fija una cuota de presentación.',
  'Within 25 days. The last day is printed on the notice.':
    'En un plazo de 25 días. El último día está impreso en el aviso.',
  'The mailing of the Truth in Millage (TRIM) notice, in mid to late August.':
    'El envío por correo del aviso Truth in Millage (TRIM), de mediados a fines de agosto.',
  'Hears a petition against the denial.': 'Atiende una petición contra la denegación.',
  'The denial letter.': 'La carta de denegación.',
  'Reviews the value after the board.': 'Revisa el valor después de la junta.',
  'Ask the clerk which day the 60 days count from.':
    'Pregunte al secretario (clerk) desde qué día se cuentan los 60 días.',
  'The board may consider assessments of comparable homes in the same neighborhood. Compare just values, and never rest on them alone.':
    'La junta puede tener en cuenta las tasaciones de casas comparables en el mismo vecindario. Compare valores justos (just values) y nunca se apoye solo en ellos.',
  'In Pinellas County, sales of the year before January 1.':
    'En Pinellas County, ventas del año anterior al 1 de enero.',
  'The appraiser’s value is presumed correct only if the appraiser proves, by a preponderance of the evidence, that it follows the law and accepted practice.':
    'El valor del tasador se presume correcto solo si el tasador prueba, por preponderancia de las pruebas, que sigue la ley y la práctica aceptada.',
  'A small fee set by the county. A petition about a denied homestead exemption or deferral is free.':
    'Una cuota pequeña que fija el condado. Una petición por la denegación de una exención de vivienda principal (homestead) o de un aplazamiento (deferral) es gratuita.',
  'Petition form DR-486, filed with the clerk.':
    'Formulario de petición DR-486, que se presenta ante el secretario (clerk).',
  'You may ask for a conference with the property appraiser. It is not required, and it does not extend the time for a petition.':
    'Puede pedir una reunión (conference) con el tasador del condado (property appraiser). No es obligatoria y no prolonga el plazo para la petición.',
  'Pay before April 1: all charges that are not based on value, and at least 75 percent of the tax. Otherwise the board must deny a petition about the value by April 20.':
    'Pague antes del 1 de abril todos los cargos que no se basan en el valor y al menos el 75 por ciento del impuesto. De lo contrario, la junta debe denegar una petición sobre el valor a más tardar el 20 de abril.',

  'Just value': 'Valor justo (just value)',
  'Your property record, exemptions and an informal conference':
    'El registro de su propiedad, las exenciones y una reunión informal (conference)',
  'How petitions work and where your county takes them':
    'Cómo funcionan las peticiones y dónde las recibe su condado',
  'Your county property appraiser': 'Su tasador del condado (property appraiser)',
  'Florida Department of Revenue, Value Adjustment Boards':
    'Florida Department of Revenue, juntas de ajuste de valor (Value Adjustment Boards)',
  'Value Adjustment Board (VAB) of your county':
    'Junta de ajuste de valor de su condado (Value Adjustment Board, VAB)',
  'Value Adjustment Board, when a classification or exemption is denied':
    'Junta de ajuste de valor (Value Adjustment Board), cuando se deniega una clasificación o una exención',
  'Homestead exemption': 'Exención de vivienda principal (homestead exemption)',
  'Additional homestead exemption for seniors 65 and older with low income':
    'Exención adicional de vivienda principal para personas de 65 años o más con bajos ingresos (additional homestead exemption)',
  'Widow’s or widower’s exemption': 'Exención para viudas o viudos (widow’s or widower’s exemption)',
  'Disability exemptions': 'Exenciones por discapacidad (disability exemptions)',
  'Veterans’ disability exemptions':
    'Exenciones para veteranos con discapacidad (veterans’ disability exemptions)',
  'Deployed service member exemption':
    'Exención para militares desplegados (deployed service member exemption)',
  'Portability of the Save Our Homes difference':
    'Portabilidad de la diferencia de Save Our Homes (portability)',
  'Florida Statutes 193.1554, as a public register of sources reads it':
    'Florida Statutes 193.1554, según lo lee un registro público de fuentes',
  'Florida Statutes 194.011(3)(d), as a public register of sources reads it':
    'Florida Statutes 194.011(3)(d), según lo lee un registro público de fuentes',
  'Florida Statutes 194.013, and pages of two counties':
    'Florida Statutes 194.013, y páginas de dos condados',
  'Florida Statutes 194.014, as a public register of sources reads it':
    'Florida Statutes 194.014, según lo lee un registro público de fuentes',
  'Florida Statutes 194.034(5), as a public register of sources reads it':
    'Florida Statutes 194.034(5), según lo lee un registro público de fuentes',
  'Pages of several Florida counties': 'Páginas de varios condados de Florida',
  'Pinellas County Property Appraiser, glossary': 'Pinellas County Property Appraiser, glosario',

  'Exclusions are usually asked for by June 1.':
    'Las exclusiones se suelen solicitar a más tardar el 1 de junio.',
  'A lower value lasts until the next reappraisal.':
    'Un valor más bajo dura hasta la próxima retasación (reappraisal).',
  'In a reappraisal year: the value is not the true value on January 1.':
    'En un año de retasación (reappraisal): el valor no es el valor verdadero (true value) al 1 de enero.',
  'In other years: a clerical or arithmetic error.':
    'En otros años: un error administrativo (clerical) o aritmético.',
  'In other years: a misapplied schedule, or a change of the legal use.':
    'En otros años: una tabla de valores (schedule) mal aplicada o un cambio del uso legal.',
  'In other years: a physical change.': 'En otros años: un cambio físico.',
  'Compare with sales near January 1 of the reappraisal year, not of this year.':
    'Compare con ventas cercanas al 1 de enero del año de la retasación (reappraisal), no de este año.',
  'Sales after January 1 of the county’s last reappraisal.':
    'Ventas posteriores al 1 de enero de la última retasación (reappraisal) del condado.',
  'In a year without a reappraisal: inflation, deflation or another economic change, and normal depreciation.':
    'En un año sin retasación (reappraisal): la inflación, la deflación u otro cambio económico, y la depreciación normal.',
  'True (market) value on January 1 of the county’s last reappraisal, which is at most eight years ago.':
    'El valor verdadero (de mercado) al 1 de enero de la última retasación (reappraisal) del condado, que fue hace ocho años como máximo.',
  'Values are fixed between reappraisals. Check whether the county reappraised between these years.':
    'Los valores quedan fijos entre una retasación (reappraisal) y otra. Revise si el condado hizo una entre estos años.',
  'In other years an error, a misapplied schedule, a physical change, a change of the legal use or another specific factor changes a value. Check for each.':
    'En otros años, lo que cambia un valor es un error, una tabla de valores (schedule) mal aplicada, un cambio físico, un cambio del uso legal u otro factor específico. Revise cada uno.',
  'The assessor reviews first. The board hears what is left.':
    'Primero revisa el tasador. La junta atiende lo que quede pendiente.',
  'The request must be in before the board adjourns: by July 1 normally, by December 1 in a reappraisal year.':
    'La solicitud se debe recibir antes de que la junta clausure sus sesiones: normalmente a más tardar el 1 de julio; en un año de retasación (reappraisal), a más tardar el 1 de diciembre.',
  'The board’s first meeting falls between the first Mondays of April and May. Its adjournment, which is advertised, ends the time.':
    'La primera reunión de la junta cae entre el primer lunes de abril y el primer lunes de mayo. El plazo termina con la clausura de sus sesiones (adjournment), que se anuncia públicamente.',
  'January 1 of the county’s last reappraisal, at least every eighth year.':
    'El 1 de enero de la última retasación (reappraisal) del condado, que se hace al menos cada ocho años.',
  'Sales up to January 1 of the county’s last reappraisal. Later ones may not be used.':
    'Ventas hasta el 1 de enero de la última retasación (reappraisal) del condado. Las posteriores no se pueden usar.',
  'The owner must show an arbitrary or illegal method, and a value substantially above the true value.':
    'El propietario debe demostrar un método arbitrario o ilegal y un valor considerablemente por encima del valor verdadero (true value).',
  'The county assessor reviews the value first.': 'El tasador del condado revisa primero el valor.',

  'True value': 'Valor verdadero (true value)',
  'Your property record, the year of the last reappraisal and the board’s adjournment':
    'El registro de su propiedad, el año de la última retasación (reappraisal) y la clausura de las sesiones de la junta',
  'Your county tax office': 'Su oficina de impuestos del condado',
  'County assessor, informal review, then the county Board of Equalization and Review':
    'Tasador del condado, revisión informal; después, junta de igualación y revisión del condado (Board of Equalization and Review)',
  'Elderly or disabled homestead exclusion':
    'Exclusión de vivienda principal para personas mayores o con discapacidad (elderly or disabled homestead exclusion)',
  'Circuit breaker deferment': 'Aplazamiento circuit breaker (circuit breaker deferment)',
  'Disabled veteran exclusion': 'Exclusión para veteranos con discapacidad (disabled veteran exclusion)',
  'A secondary source on property tax in North Carolina':
    'Una fuente secundaria sobre el impuesto sobre la propiedad en North Carolina',
  'A secondary source on appeals in North Carolina':
    'Una fuente secundaria sobre apelaciones en North Carolina',
  'In re Allred, 351 N.C. 1, and North Carolina G.S. 105-287':
    'In re Allred, 351 N.C. 1, y North Carolina G.S. 105-287',
  'North Carolina Department of Revenue, as a public register of sources reads it':
    'North Carolina Department of Revenue, según lo lee un registro público de fuentes',
} satisfies Readonly<Record<string, SentenceTemplate>>
