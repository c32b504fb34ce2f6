import type { ContentLanguage } from '../../db/localised.ts';

const en = `This archive holds what this portal keeps about you.

index.json      what is in the archive, and how much of it
<kind>/*.json   the records themselves
<kind>/*.csv    the same records for spreadsheets (UTF-8)
study/xapi-statements.json
                what you have studied, as xAPI 1.0.3 statements
files/          files that you have sent

Not in it: passwords and keys, exam papers, and what belongs to other people.
`;
const zh = `这个压缩包里是本门户保存的、与你有关的全部数据。

index.json      目录：有哪些数据，各有多少条
<类别>/*.json   数据本身
<类别>/*.csv    同样的数据，可用表格软件打开（UTF-8）
study/xapi-statements.json
                学习记录，xAPI 1.0.3 格式
files/          你上传过的文件

不包含：密码与密钥、试卷，以及属于其他人的内容。
`;
const traditional = `這個壓縮檔裡是本入口網站保存的、與你有關的全部資料。

index.json      目錄：有哪些資料，各有多少筆
<類別>/*.json   資料本身
<類別>/*.csv    同樣的資料，可用試算表軟體開啟（UTF-8）
study/xapi-statements.json
                學習記錄，xAPI 1.0.3 格式
files/          你上傳過的檔案

不包含：密碼與金鑰、試卷，以及屬於其他人的內容。
`;

/** Description of the archive inside it. */
export const aboutCopy: Readonly<Record<ContentLanguage, string>> = {
  zh_cn: zh,
  zh_tw: traditional,
  zh_hk: traditional,
  en,
};
