/** Spanish, with the English words of the phrasings. Empty: words that say nothing here. */
export const es = `
other side: otro lado|otra parte
what a: qué es un|qué es una|que es un|que es una|qué son|qué es eso de|qué sería un
stop: stop|alto
caution: precaución|cuidado|cautela
not fully read: no leído del todo|no leido del todo|no leído por completo|no leido por completo|leído en parte|sin leer del todo|no totalmente leído|no completamente leído
read back: leído de vuelta|releído
fingerprint: huella|huella digital
simulation: simulación|prueba
signature: firma
seed phrase: frase semilla|frase de recuperación|palabras de recuperación
private key: clave privada|llave privada
delegation: delegación|delegar
batch: lote|paquete
threshold: umbral
bridge: puente
limit: límite|tope|limitar*|limitado|restringir
less: menos|menor|más pequeño|más pequeña|reducir*|bajar*|bajarlo|disminuir
only: solo|sólo|solamente
unlimited: ilimitad*|sin límite|infinit*
public: público|pública
privacy: privacidad
data: datos|información
learn: saber|sabrán|enteran|averiguar
message: mensaje
loan: préstamo*|deuda*|endeud*|adeud*|cuánto debo|les debo|prest*|pedir prestado
repay: devolverlo|pagar de vuelta|saldar|reembolsar el préstamo|tengo que devolver
collateral: garantía*|colateral
liquidate: liquid*
interest: interés|intereses|tasa de interés
worth: caro|barato|precio|cotización|ganga
frontrun: frontrun|sandwich|sándwich|adelantar*|bots
earlier: última vez|la vez pasada
net: limpio|neto
site: página|sitio|web
what: que
i: yo|me|mi|mis|mí|nosotros|nos
they: ellos|ellas|ella|él|alguien|le|les
you: tú|tu|te
reject: rechaz*
: el|la|los|las|un|una|unos|unas|es|son|ser|está|esta|este|esto|estos|estas|eso|ese|esa|se|su|sus|de|del|en|a|al|con|para|por|y|o|u|ya|aquí|ahí|hay|he|ha|han|has|ser|algo|eso|estoy|voy a|va a|van a|tan|muy|tengo|tengo que
can: puedo|puede|pueden|puedes|podría|podrían|se puede
what happened: qué pasó|qué ha pasado
what: qué|cuál|cuáles
who: quién|quiénes|a quién
where: dónde|adónde|a dónde
when: cuándo
why: por qué|porqué|para qué
how: cómo
how much: cuánto|cuánta|cuántos|cuántas
how long: cuánto tiempo|cuánto dura
until when: hasta cuándo
not: no|nada|ningún|ninguna
if: si
what does it do: qué hace|qué pasa|qué sucede|qué pasará
sign: firm*
safe: seguro|segura|confiar|fiable|de fiar|tranquilo|tranquila|legítimo|legítima|sin riesgo|confiable
danger: peligroso|peligrosa|estafa|fraude|timo|riesgo|engaño
should: debo|debería|deberia|recomiendas|aconsejas|tengo que hacer
do: hacer|hago
now: ahora
warning: advertencia|aviso|alerta|pare|parar|detenga|rojo|precaución|avisas
problem: problema|mal|sospechoso
unknown: desconoce|desconocido|no sabes|no se sabe|falta
check: comprob*|verific*|revis*
read: leer|leído|leido|entendido
lose: pierdo|perder|perderé
leave account: sale de|salen de|sale
pay: pago|pagando|pagar
send: envío|envio|enviando|enviar|envia|mando|mandando|manda|estoy enviando
receive: recibo|recibir|recibe|reciben|obtengo|obtener|me dan|gano
in return: a cambio
arrive: llega|llegar|llegará|llegan|entra
minimum: mínimo|como mínimo|al menos|por lo menos|en el peor caso
maximum: máximo|como máximo|a lo sumo|en el peor de los casos|lo peor
worth: vale|valor|precio
dollar: dólares|dolares|euros|dólar|euro|pesos
left: queda|quedará|me queda|me quedará|saldo
recipient: destinatario
take: tomar|quitar|quitarme|sacar|vaciar|vaciarme|robar|robarme|gastar|mover|llevarse|usar|acceder|acceso|coger|vaciar|robar|sacar|llevarse
everything: todo|toda
permission: permiso|permisos|autorización|autorizacion|aprobación|autorizo
give: doy|dar|estoy dando
revoke: revocar|retirada|retirado|revocada|revocado|anulada|anular|revoco|quito|retirar|retiro|eliminar|elimino
cancel: cancel*|anular|anulo
undo: deshacer|deshago|deshacerlo|revertir|revierte|reversible|marcha atrás|vuelta atrás|recuperar|devolver|reembols*
final: definitivo|definitiva|demasiado tarde
valid: válido|válida|dura|vence|caduca|expira|plazo|vigente|termina
permanent: permanente|para siempre
who is: quién es|quién está detrás
address: dirección|cuenta|cartera|billetera|monedero
spender: gastador
money: dinero|fondos|tokens|monedas|plata
contract: contrato
know: conoces|conozco|conocido|conocida
control: controla|controlan|dueño|dueña|propietario|propietaria|dueños|propietarios
new owner: nuevo dueño|nueva dueña|nuevo propietario|nueva propietaria|nuevos dueños
source code: código fuente|código
published: publicado|abierto|verificado
step: paso|pasos|llamada|llamadas
fail: fallar|falla|fallará|error|salir mal|sale mal
work: funciona|funcionará|pasará
fee: comisión|comision|comisiones|gas|tarifa|cuesta|coste|costo|cobran|tasa|gasto|comisión|tarifa|gastos
later: más tarde|después de|mañana|espero
mined: mina|ejecuta
network: red|cadena
device: dispositivo|ledger
show: muestra|mostrar
meant: quería|queria|quise|pretendía
differ: distinto|diferente|diferencia
happened: pasó|paso con|ocurrió|ha pasado
mean: significa|quiere decir|significado
explain: explica|explicar|explícame|describe
change: cambia|cambiar|cambian|cambiará|cambió
after: después|luego|tras esto
site: página|pagina|sitio|web|app|aplicación
asks for: pide|piden|solicita|quiere|necesita
request: solicitud|petición|transacción
listing: oferta|venta|oferta de venta|anuncio
earlier: última vez|ultima vez|antes|anteriormente
new: nuevo|nueva
connect: conecto|conectar
script: script
install: instalo|instalar
extension: extensión
simulate: simulado|simulación|probado|probaste
act as: en mi nombre|hacerse pasar por|como si fuera yo
login: iniciar sesión|inicio de sesión|entrar
weather: tiempo hará
token: plata|pasta|dinero|lana
who receives: a quién le llega|a quién llega|quién recibe
hidden: ocult*|escondid*
what do I sell it for: en cuánto lo estoy vendiendo|por cuánto lo vendo|a cuánto lo vendo
it gets lost on the way: se pierde en el camino|se pierde
receive I or somebody: lo recibo yo
what can the site do with it: qué puede hacer la página|qué puede hacer el sitio
executed: ejecuta|se ejecuta
`;
