import type { NewCannedReply } from '#shared/canned-reply.ts';

/** Six answers per language that come up again and again; in each language as one writes there. */
export const cannedReplies = [
  {
    language: 'en',
    title: 'Thank you, we are on it',
    body: `Hello {name},

Thank you for writing to {companyName}. We are checking your question with the factory and will come back to you within {replyHours} h, during office hours in Wenzhou.

Kind regards,
{staff}`,
  },
  {
    language: 'en',
    title: 'What we need for a quote',
    body: `Hello {name},

We would be glad to quote for {product}. To give you a firm price, please tell us:

- the quantity you have in mind
- colours, sizes or your own packaging, if any
- the port where you want to receive the goods

A photo or a link to what you sell today helps a lot.

Kind regards,
{staff}`,
  },
  {
    language: 'en',
    title: 'Samples',
    body: `Hello {name},

Yes, you can see a sample of {product} before you order. You pay for the sample and the courier; the cost of the sample comes off your first order where the factory agrees. Please send us a delivery address and a phone number for the courier.

Kind regards,
{staff}`,
  },
  {
    language: 'en',
    title: 'Payment and lead time',
    body: `Hello {name},

We start production when the deposit has arrived, and you pay the balance after you have seen our inspection report, before the goods are loaded. You will find the exact terms and the lead time on the proforma invoice; nothing is due before you have agreed to it.

Kind regards,
{staff}`,
  },
  {
    language: 'en',
    title: 'Shipping by sea or air',
    body: `Hello {name},

Sea freight is cheapest for anything heavy or bulky, even in a shared container. Air freight takes days instead of weeks, and pays for small and valuable goods. Tell us your port or airport and when the goods must be there, and we will compare both for you.

Kind regards,
{staff}`,
  },
  {
    language: 'en',
    title: 'Have you had time to look?',
    body: `Hello {name},

We wrote to you about {product} and have not heard from you since. Is anything missing, or has the plan changed? A short word is enough, and we will adapt the offer or leave you in peace.

Kind regards,
{staff}`,
  },
  {
    language: 'fr',
    title: 'Bien reçu, nous nous en occupons',
    body: `Bonjour {name},

Merci d’avoir écrit à {companyName}. Nous voyons votre demande avec l’usine et revenons vers vous en moins de {replyHours} h, aux heures de bureau de Wenzhou.

Bien cordialement,
{staff}`,
  },
  {
    language: 'fr',
    title: 'Ce qu’il nous faut pour un devis',
    body: `Bonjour {name},

Nous établirons volontiers un devis pour {product}. Pour un prix ferme, il nous faudrait :

- la quantité envisagée
- les couleurs, les tailles ou votre propre emballage, le cas échéant
- le port où vous souhaitez recevoir la marchandise

Une photo ou un lien vers ce que vous vendez aujourd’hui nous aide beaucoup.

Bien cordialement,
{staff}`,
  },
  {
    language: 'fr',
    title: 'Échantillons',
    body: `Bonjour {name},

Bien sûr, vous pouvez voir un échantillon avant de commander ({product}). L’échantillon et l’envoi express sont à votre charge ; le prix de l’échantillon est déduit de votre première commande si l’usine l’accepte. Il nous suffit d’une adresse de livraison et d’un numéro de téléphone pour le livreur.

Bien cordialement,
{staff}`,
  },
  {
    language: 'fr',
    title: 'Paiement et délai de fabrication',
    body: `Bonjour {name},

La production commence à réception de l’acompte. Le solde se règle avant le chargement, une fois que vous avez vu notre rapport d’inspection. Les conditions exactes et le délai de fabrication figurent sur la facture pro forma ; rien n’est dû tant que vous ne l’avez pas acceptée.

Bien cordialement,
{staff}`,
  },
  {
    language: 'fr',
    title: 'Par mer ou par avion',
    body: `Bonjour {name},

Le maritime revient moins cher dès que c’est lourd ou encombrant, y compris en conteneur partagé. L’avion prend quelques jours au lieu de quelques semaines et se justifie pour de petits volumes de valeur. Dites-nous quel port ou aéroport vous convient et pour quelle date : nous vous comparons les deux.

Bien cordialement,
{staff}`,
  },
  {
    language: 'fr',
    title: 'Où en êtes-vous ?',
    body: `Bonjour {name},

Nous vous avons écrit au sujet de votre demande ({product}) et restons sans nouvelles de votre part. Manque-t-il quelque chose, ou vos projets ont-ils changé ? Un mot suffit : nous adaptons l’offre, ou nous vous laissons tranquille.

Bien cordialement,
{staff}`,
  },
  {
    language: 'es',
    title: 'Recibido, estamos en ello',
    body: `Hola, {name}:

Gracias por escribir a {companyName}. Estamos consultando su pregunta con la fábrica y le responderemos en menos de {replyHours} h, en horario de oficina de Wenzhou.

Un cordial saludo,
{staff}`,
  },
  {
    language: 'es',
    title: 'Qué necesitamos para cotizar',
    body: `Hola, {name}:

Con mucho gusto le cotizamos {product}. Para darle un precio en firme necesitamos saber:

- la cantidad que tiene en mente
- colores, tallas o embalaje propio, si los hay
- el puerto donde desea recibir la mercancía

Una foto o un enlace a lo que vende hoy nos ayuda mucho.

Un cordial saludo,
{staff}`,
  },
  {
    language: 'es',
    title: 'Muestras',
    body: `Hola, {name}:

Por supuesto, puede ver una muestra antes de hacer el pedido ({product}). La muestra y la mensajería corren por su cuenta, y el precio de la muestra se le descuenta del primer pedido si la fábrica lo acepta. Envíenos una dirección de entrega y un teléfono para el mensajero.

Un cordial saludo,
{staff}`,
  },
  {
    language: 'es',
    title: 'Pago y plazo de fabricación',
    body: `Hola, {name}:

La producción empieza cuando recibimos el anticipo. El saldo se paga antes de cargar, cuando usted ya ha visto nuestro informe de inspección. Las condiciones exactas y el plazo de fabricación figuran en la factura proforma; no debe nada hasta que la acepte.

Un cordial saludo,
{staff}`,
  },
  {
    language: 'es',
    title: 'Por mar o por avión',
    body: `Hola, {name}:

Por mar es lo más económico para todo lo que pesa o abulta, también en contenedor compartido. El avión tarda días en vez de semanas y compensa con mercancía pequeña y de valor. Díganos qué puerto o aeropuerto le conviene y para cuándo lo necesita, y le comparamos las dos opciones.

Un cordial saludo,
{staff}`,
  },
  {
    language: 'es',
    title: '¿Ha podido verlo?',
    body: `Hola, {name}:

Le escribimos acerca de {product} y no hemos vuelto a tener noticias suyas. ¿Falta algo, o han cambiado los planes? Con unas líneas basta: ajustamos la oferta o no le molestamos más.

Un cordial saludo,
{staff}`,
  },
  {
    language: 'zh',
    title: '已收到，正在处理',
    body: `{name}，您好！

感谢您联系{companyName}。我们正在与工厂核实您的问题，将在温州工作时间{replyHours}小时内答复您。

祝好
{staff}`,
  },
  {
    language: 'zh',
    title: '报价所需信息',
    body: `{name}，您好！

很高兴为您报价：{product}。为了给出准确价格，请告诉我们：

- 预计采购数量
- 颜色、尺码或自有包装的要求（如有）
- 希望收货的港口

如能附上您目前所售产品的照片或链接，会很有帮助。

祝好
{staff}`,
  },
  {
    language: 'zh',
    title: '样品',
    body: `{name}，您好！

可以，下单前您可以先看样品（{product}）。样品费和快递费由您承担，工厂同意的，样品费可从首单中抵扣。请提供收件地址以及快递员可以联系的电话号码。

祝好
{staff}`,
  },
  {
    language: 'zh',
    title: '付款与交期',
    body: `{name}，您好！

收到定金后我们即安排生产；尾款在您看过验货报告之后、装柜之前付清。具体条款和交期以形式发票为准，您确认之前无需支付任何费用。

祝好
{staff}`,
  },
  {
    language: 'zh',
    title: '海运还是空运',
    body: `{name}，您好！

货物较重或体积较大时，海运最划算，也可以拼柜。空运只需几天，适合体积小、价值高的货物。请告诉我们您方便的港口或机场，以及需要到货的日期，我们为您比较两种方案。

祝好
{staff}`,
  },
  {
    language: 'zh',
    title: '想跟您确认一下进展',
    body: `{name}，您好！

之前就“{product}”联系过您，还没有收到贵公司的回复。请问是资料还不够，还是计划有变？简单回复一句即可，我们可以调整方案，也可以不再打扰。

祝好
{staff}`,
  },
] as const satisfies readonly Omit<NewCannedReply, 'displayOrder'>[];
