/** The questions of people who want to show their home as hosts, by language. */
import type { Language } from '../../core/base/country/countries.rules'

/** A question and its answer. */
export type Question = readonly [question: string, answer: string]

/** The words of the page, and its questions in the order of `faqIds`. */
interface Faq {
  readonly title: string
  readonly lead: string
  readonly questions: readonly Question[]
}

/** The addresses of the questions on the page. */
export const faqIds = ['host', 'guests', 'thanks', 'time', 'own', 'pets', 'photos', 'privacy', 'stop'] as const

/** The questions of each language. */
export const faqs: Readonly<Record<Language, Faq>> = {
  en: {
    title: 'Questions about hosting',
    lead: 'Hosts show our furniture where it is lived with: at home. This is what people ask before they begin.',
    questions: [
      [
        'What does a host do?',
        'You answer questions about your sofa, your table or your rug, by message or at your door. Somebody who is about to buy the same piece sits on yours first.',
      ],
      [
        'Who comes to my home?',
        'Only people who have booked a visit with us. You see their name and what they want to look at, and you decide whether the day suits you.',
      ],
      [
        'What do I get for it?',
        'Store credit for each visit, in your account on the next working day. It is yours whether the visitor buys or not.',
      ],
      [
        'How much time does it take?',
        'A visit lasts half an hour. Most hosts have one or two a month, and you can close your calendar whenever you like.',
      ],
      [
        'Which pieces do I need?',
        'One large piece that is still in our catalogue, bought in the last three years. A sofa, a bed or a dining table, for instance.',
      ],
      [
        'May I have pets or small children?',
        'Please do. People want to know how a fabric takes it. Mention it in your profile, because of allergies.',
      ],
      [
        'Who takes the photographs?',
        'You do, with your phone, by daylight. We send you a page of advice, and put them in order with you.',
      ],
      [
        'Who sees my address?',
        'Nobody, until you have accepted a visit. Your page shows your first name and an initial, your city and your rooms.',
      ],
      [
        'How do I stop?',
        'Press “Stop hosting” in your account. Your page is gone at once, and the credit stays yours.',
      ],
    ],
  },
  fr: {
    title: 'Recevoir chez soi\u00a0: vos questions',
    lead: 'Nos hôtes montrent nos meubles là où l’on vit avec eux. Voici ce qu’on nous demande avant de commencer.',
    questions: [
      [
        'Que fait un hôte?',
        'Vous répondez aux questions sur votre canapé, votre table ou votre tapis, par message ou chez vous. Avant d’acheter la même pièce, on s’assoit d’abord sur la vôtre.',
      ],
      [
        'Qui vient chez moi?',
        'Seulement les personnes qui ont réservé une visite auprès de nous. Vous voyez leur nom et ce qu’elles souhaitent voir, puis vous décidez si la date vous convient.',
      ],
      [
        'Qu’est-ce que j’y gagne?',
        'Un crédit en magasin pour chaque visite, versé le jour ouvrable suivant, que la personne achète ou non.',
      ],
      [
        'Combien de temps faut-il prévoir?',
        'Une visite dure une demi-heure. La plupart des hôtes en reçoivent une ou deux par mois, et vous fermez votre calendrier quand vous voulez.',
      ],
      [
        'Quelles pièces faut-il avoir?',
        'Un grand meuble encore à notre catalogue, acheté depuis moins de trois ans\u00a0: un canapé, un lit ou une table, par exemple.',
      ],
      [
        'Et avec des animaux ou de jeunes enfants?',
        'Avec plaisir. On veut justement savoir comment un tissu y résiste. Indiquez-le dans votre profil, à cause des allergies.',
      ],
      [
        'Qui prend les photos?',
        'Vous, avec votre téléphone, à la lumière du jour. Nous vous envoyons une page de conseils et les classons avec vous.',
      ],
      [
        'Qui voit mon adresse?',
        'Personne, avant que vous ayez accepté une visite. Votre page montre votre prénom, une initiale, votre ville et vos pièces.',
      ],
      [
        'Comment arrêter?',
        'Appuyez sur «\u00a0Ne plus recevoir\u00a0» dans votre compte. Votre page disparaît aussitôt, et le crédit vous reste.',
      ],
    ],
  },
  ko: {
    title: '호스트 자주 묻는 질문',
    lead: '호스트는 저희 가구를 실제로 쓰는 집에서 보여 드립니다. 시작하기 전에 많이 하시는 질문을 모았습니다.',
    questions: [
      [
        '호스트는 어떤 일을 하나요?',
        '댁에 있는 소파, 테이블, 러그에 대한 질문에 메시지로, 또는 댁에서 직접 답해 드립니다. 같은 제품을 사려는 분이 먼저 앉아 볼 수 있습니다.',
      ],
      [
        '어떤 분이 집에 오나요?',
        '저희에게 방문을 예약한 분만 오십니다. 이름과 보고 싶은 제품을 확인하고, 날짜가 괜찮은지 직접 정하시면 됩니다.',
      ],
      [
        '무엇을 받을 수 있나요?',
        '방문하실 때마다 적립금을 다음 영업일에 넣어 드립니다. 방문하신 분이 구매하지 않아도 받으실 수 있습니다.',
      ],
      ['시간이 얼마나 걸리나요?', '방문은 30분입니다. 보통 한 달에 한두 번이며, 언제든지 일정을 닫으실 수 있습니다.'],
      [
        '어떤 제품이 있어야 하나요?',
        '최근 3년 안에 구매하셨고 지금도 판매 중인 큰 가구 하나면 됩니다. 소파, 침대, 식탁 등입니다.',
      ],
      [
        '반려동물이나 어린아이가 있어도 되나요?',
        '물론입니다. 원단이 잘 견디는지 궁금해하는 분이 많습니다. 알레르기가 있을 수 있으니 프로필에 적어 주세요.',
      ],
      ['사진은 누가 찍나요?', '휴대전화로 낮에 직접 찍으시면 됩니다. 촬영 방법을 보내 드리고, 순서는 함께 정합니다.'],
      [
        '주소는 누가 볼 수 있나요?',
        '방문을 수락하기 전에는 아무도 볼 수 없습니다. 페이지에는 이름과 성의 첫 글자, 도시, 방 사진만 나옵니다.',
      ],
      [
        '그만두려면 어떻게 하나요?',
        '계정에서 ‘호스트 그만하기’를 누르세요. 페이지는 바로 사라지고 적립금은 그대로 남습니다.',
      ],
    ],
  },
  'zh-Hant-HK': {
    title: '成為東道主常見問題',
    lead: '東道主在自己家中展示我們的傢俬。以下是大家開始之前常問的問題。',
    questions: [
      ['東道主要做甚麼？', '您以訊息或在家中回答關於梳化、餐桌或地毯的問題。想買同一件傢俬的人，可以先到您家中坐坐。'],
      ['甚麼人會來我家？', '只有向我們預約的人。您會看到對方的姓名和想看的傢俬，再決定日子是否合適。'],
      ['我會得到甚麼？', '每次到訪均可獲購物金，下一個工作天存入您的帳戶。對方買或不買，您都會得到。'],
      ['要花多少時間？', '每次半小時。大部分東道主每月一至兩次，您可以隨時關閉日曆。'],
      ['需要有哪些傢俬？', '一件三年內購買、現時仍有發售的大型傢俬，例如梳化、床或餐桌。'],
      ['有寵物或小孩可以嗎？', '當然可以，大家正想知道布料是否耐用。請在個人檔案註明，以防有人敏感。'],
      ['誰負責拍照？', '您在日間用電話拍攝即可。我們會寄上拍攝建議，並與您一起排序。'],
      ['誰會看到我的地址？', '在您接受到訪之前，沒有人會看到。頁面只顯示名字、姓氏首字母、城市和房間相片。'],
      ['如何停止？', '在帳戶按「停止」即可。頁面即時移除，購物金仍然屬於您。'],
    ],
  },
}
