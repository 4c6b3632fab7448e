/** The words of the planner's page, by language. */
import type { Language } from '../../core/base/country/countries.rules'

/** The tools of the planner, each with a tip; the first tip is about the room. */
export const plannerTools = ['walls', 'floor', 'furniture', 'ar'] as const

interface Planner {
  readonly title: string
  readonly lead: string
  readonly how: string
  readonly room: string
  /** The names of the tools, in order. */
  readonly tools: readonly string[]
  /** The tips: about the room, about each tool, and what comes next. */
  readonly tips: readonly (readonly [title: string, text: string])[]
}

/** The page of each language. */
export const planners: Readonly<Record<Language, Planner>> = {
  en: {
    title: 'Plan your room in 3D',
    lead: 'Draw your walls, put our furniture in, and look at it in your own room.',
    how: 'How it works',
    room: 'A living room in the planner, with a sofa and a rug',
    tools: ['Walls', 'Floor', 'Furniture', 'View in AR'],
    tips: [
      ['Your room', 'Drag to look around. Two fingers, or the wheel, bring you closer.'],
      ['Walls', 'Type the length of each wall. Doors and windows snap into place.'],
      ['Floor', 'Oak, stone or carpet: choose what you have, and the light changes with it.'],
      ['Furniture', 'Every piece has its true size. What does not fit turns red.'],
      ['View in AR', 'Hold your phone towards the floor, and the sofa stands in your room.'],
      ['Keep your plan', 'Your plan is saved in your account. A showroom can open it with you.'],
    ],
  },
  fr: {
    title: 'Planifiez votre pièce en 3D',
    lead: 'Tracez vos murs, placez nos meubles et regardez le tout chez vous.',
    how: 'Comment ça marche',
    room: 'Un salon dans l’outil de planification, avec un canapé et un tapis',
    tools: ['Murs', 'Sol', 'Meubles', 'Voir en RA'],
    tips: [
      ['Votre pièce', 'Glissez pour regarder autour de vous. Deux doigts ou la molette vous rapprochent.'],
      ['Murs', 'Entrez la longueur de chaque mur. Portes et fenêtres s’y placent d’elles-mêmes.'],
      ['Sol', 'Chêne, pierre ou moquette\u00a0: choisissez le vôtre, et la lumière change avec lui.'],
      ['Meubles', 'Chaque meuble a sa vraie taille. Ce qui ne tient pas devient rouge.'],
      ['Voir en RA', 'Tournez votre téléphone vers le sol, et le canapé est chez vous.'],
      ['Gardez votre plan', 'Votre plan reste dans votre compte. Une salle d’exposition peut l’ouvrir avec vous.'],
    ],
  },
  ko: {
    title: '3D로 방 꾸미기',
    lead: '벽을 그리고 가구를 놓은 다음, 댁에서 실제 모습을 확인해 보세요.',
    how: '사용 방법',
    room: '소파와 러그가 놓인 플래너 속 거실',
    tools: ['벽', '바닥', '가구', 'AR로 보기'],
    tips: [
      ['나의 방', '드래그해서 둘러보세요. 두 손가락이나 휠로 가까이 볼 수 있습니다.'],
      ['벽', '벽마다 길이를 입력하세요. 문과 창문은 자동으로 맞춰집니다.'],
      ['바닥', '원목, 석재, 카펫 중에서 고르시면 빛도 함께 달라집니다.'],
      ['가구', '모든 가구는 실제 크기입니다. 들어가지 않는 가구는 빨간색으로 표시됩니다.'],
      ['AR로 보기', '휴대전화로 바닥을 비추면 소파가 방에 나타납니다.'],
      ['도면 저장', '도면은 계정에 저장됩니다. 쇼룸에서 함께 열어 보실 수 있습니다.'],
    ],
  },
  'zh-Hant-HK': {
    title: '以 3D 規劃您的房間',
    lead: '畫好牆身，放入傢俬，再在家中看看效果。',
    how: '使用方法',
    room: '規劃工具中的客廳，有梳化和地毯',
    tools: ['牆身', '地板', '傢俬', '以 AR 觀看'],
    tips: [
      ['您的房間', '拖動即可環看四周。用兩指或滾輪可以拉近。'],
      ['牆身', '輸入每幅牆的長度，門窗會自動對齊。'],
      ['地板', '橡木、石材或地毯：選擇後光線會一併改變。'],
      ['傢俬', '每件傢俬都是實際尺寸，放不下的會變成紅色。'],
      ['以 AR 觀看', '把電話對準地面，梳化便會出現在您的房間。'],
      ['保存規劃', '規劃存放在您的帳戶，陳列室可以與您一起打開。'],
    ],
  },
}
