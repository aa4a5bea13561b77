import { type Language, pairs } from './language';

export const chinese: Language = {
  forms: [
    [/(.+?)是谁.*/u, 'who is $1'],
    [/(.+?)是什么.*/u, 'what is $1'],
    [/.*为什么(.*)/u, 'why $1'],
  ],
  words: pairs(`
    你好=hello, 您好=hello, 谢谢=thank you, 再见=goodbye, 晚安=good night, 不知道=I don't know, 不懂=I do not understand, 我喜欢= I like, 喜欢= like, 多少= how many, 哪里= where, 什么时候= when, 谁= who, 什么= what, 怎么= how
    害怕= afraid, 怕= afraid, 黑= dark, 吃= eat, 偷= stole, 哭= cried, 他= he, 她= she, 我= I, 机器人= robot, 蜜蜂= bees, 女王= queen, 猫= cat, 狗= dog, 鱼= fish, 雨= rain, 河= river, 桥= bridge, 草= grass, 龙= dragon, 面包= bread, 山羊= goat, 鲸鱼= whale, 海= sea, 船= boat, 歌= song, 月亮= moon, 夜= night, 灯= light, 房子= house, 学校= school, 信= letter, 钟= clock, 地图= map, 街= street, 球= ball, 妈妈= mother, 爸爸= father, 朋友= friend, 书= book, 故事= story
  `),
  telling: /[\u4e00-\u9fff]/,
  says: {
    only: [
      '在这台电脑上，我只会说英语。',
      '我懂一点点，但在这里我只说英语。',
      '对不起，我在这里只会说英语。',
    ],
    answer: ['你看。', '好的。', '听我说。'],
    thanks: ['不客气！'],
    bye: ['再见！'],
  },
};
