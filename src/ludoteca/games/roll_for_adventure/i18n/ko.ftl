### Roll for Adventure in Korean.
###
### Arguments that end in "_word" are said as the word of their key: places, dice, cards, heroes.

name = Roll for Adventure
blurb = 네 땅과 그림자의 지배자, 그리고 주사위 한 줌. 주사위를 잘 놓아 힘의 돌을 모으고 함께 버텨 내세요.

## What to do now

prompt-hero = 팀의 { $hero }번째 영웅을 고르세요.
prompt-hero-own = 내 영웅을 고르세요.
prompt-roll = { $hero_word }: 주사위를 굴리세요.
prompt-no-dice = { $hero_word }: 주사위가 없어 적이 와요.
prompt-summon = { $hero_word }: 망각에서 주사위 하나를 꺼내거나 계속하세요.
prompt-place = { $hero_word }: 숫자와 놓을 곳을 고르세요.
prompt-mark = 다시 굴릴 주사위를 더 고르거나 굴리세요.
prompt-turn = 능력으로 두 번째 주사위를 놓거나 계속하세요.
prompt-fight = 적에게서 주사위가 돌아왔어요. 이번 차례에 다시 굴릴까요?
prompt-raise = 사막: 어느 주사위를 올릴까요?
prompt-eat = 사막: 어느 주사위를 영원히 바칠까요?
prompt-price = 깊은 숲: 어느 주사위를 망각으로 보낼까요?
prompt-claim = 얼음 동굴: 지금 보상을 받을까요, 계속할까요?
prompt-give = 보너스 주사위가 모자라요. 누구에게 줄까요?
prompt-defeat = 얼음 동굴: 어느 적을 쓰러뜨리나요?
prompt-reset = 얼음 동굴: 어느 해골을 처음으로 되돌리나요?
prompt-settle = 거인을 어디에 둘까요?
prompt-lose = { $territory_word } 공격: 어느 주사위를 잃나요?
prompt-save = 전사가 이 주사위 중 하나를 구할 수 있어요.
prompt-others = { $seat_name } 님이 { $hero_word } 차례를 진행해요.
prompt-others-hero = { $seat_name } 님이 영웅을 골라요.
prompt-over = 모험이 끝났어요.

## What one can choose

choice-be = { $hero_word }: { $ability_word }
choice-roll-roll = 주사위 굴리기
choice-roll-mark = 고른 주사위 다시 굴리기
choice-no-dice = 적을 맞이하기
choice-place =
    { $count } × { $number } → { $to_word }{ $ally ->
        [0] {""}
       *[other] {" "}(동료 { $ally })
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(보너스 { $bonus })
    }{ $completes ->
        [yes] {" "}✓ 완성
       *[no] {""}
    }
choice-place-enemy =
    { $count } × { $number } → { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }{ $ally ->
        [0] {""}
       *[other] {" "}(동료 { $ally })
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(보너스 { $bonus })
    }{ $falls ->
        [yes] {" "}✓ 격파
       *[no] {""}
    }{ $avenge ->
        [yes] {" "}(복수자)
       *[no] {""}
    }
choice-mark = 다시 굴리기: { $die_word } { $number }
choice-flip = { $die_word } 뒤집기: { $number } 대신 { $opposite }
choice-heal = { $territory_word } 치유: { $die_word }
choice-turn = { $to_word }에 { $die_word } 놓기: { $number }{ JOSA($number, "으로/로") } 돌려서
choice-summon = 망각에서 { $die_word } 꺼내기
choice-raise = { $die_word } 올리기
choice-eat = { $die_word } 영원히 바치기
choice-price = { $die_word } 망각으로 보내기
choice-lose = { $die_word } 잃기
choice-save = { $die_word } 구하기
choice-fight = 다시 굴리기
choice-pass-fight = 쉬게 하기
choice-claim = 보상 받기
choice-pass-claim = 계속하기
choice-pass-turn = 두 번째 주사위 없이
choice-pass-save = 지금은 구하지 않기
choice-give = { $hero_word }에게 보너스 주사위
choice-defeat =
    { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    } 쓰러뜨리기 ({ $at_word }, { $strength } 중 { $total })
choice-reset = { $territory_word } 해골 되돌리기
choice-settle = 거인의 자리: { $territory_word }

## What happened

event-hero-joined = { $seat_name } 님의 영웅: { $hero_word }.
event-turn-began = { $hero_word } 차례예요 ({ $seat_name }).
event-rolled = 주사위: { $dice }.
event-rerolled = 모험가가 다시 굴린 주사위: { $again }. 지금 주사위: { $dice }.
event-placed =
    { $count } × { $number } → { $to_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }.
event-avenged = 복수자의 능력: 2가 모자라도 충분해요.
event-turned = { $hero_word }의 능력: 주사위를 { $number }{ JOSA($number, "으로/로") } 돌려 놓았어요: { $to_word }.
event-flipped = 재주꾼이 주사위를 { $number }에서 { $opposite }{ JOSA($opposite, "으로/로") } 뒤집었어요.
event-healed = 치유사의 치유: { $territory_word }. { $die_word }: 망각으로.
event-summoned = 소환사가 망각에서 꺼내요: { $die_word }.
event-fought-on = 싸움꾼이 주사위 { $count }개를 다시 굴려요.
event-die-raised = 사막: { $die_word } 올라가요.
event-die-eaten = 사막: { $die_word } 영원히 사라져요.
event-chain-made = 모래벌레의 사슬 { $chain } 완성.
event-chain-made-own = { event-chain-made }
event-barrier-fell = { $number }번 구역의 방벽이 무너졌어요. 남은 방벽: { $left }.
event-barrier-fell-own = { event-barrier-fell }
event-price-paid = 깊은 숲이 가져가요: { $die_word }.
event-stone-gained = { $territory_word }: 힘의 돌 { $goal }개 중 { $stones }개!
event-stone-gained-own = 힘의 돌 { $goal }개 중 { $stones }개째!
event-claimed = 얼음 동굴 주사위 { $dice }개의 보상을 받아요.
event-bonus-given = { $hero_word }: 보너스 주사위를 받아요.
event-enemy-defeated =
    { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    } 격파!
event-enemy-defeated-own = { event-enemy-defeated }
event-skull-reset = { $territory_word }: 해골이 처음으로 돌아가요.
event-vortex-released = 부활 { $total }: 두 소용돌이의 주사위 { $dice }개가 모두 돌아와요.
event-vortex-released-own = { event-vortex-released }
event-card-revealed =
    { $card_word } 등장.{ $commanded ->
        [0] {""}
       *[other] {" "}명령을 받아 공격하는 적: { $commanded }.
    }
event-card-revealed-meanwhile = 적의 차례예요.
event-attacked =
    { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    } 공격: { $territory_word }.
event-die-lost = { $die_word }: 망각에 빠져요.
event-die-saved = 전사가 구해요: { $die_word }.
event-damaged = { $territory_word } 피해: { $last }칸 중 { $hole }칸.
event-territory-rolled = { $card_word }의 땅 주사위: { $face_word }.
event-giant-settled = 거인이 자리 잡아요: { $territory_word }.
event-dragon-breathed = 용이 { $number }인 주사위를 모두 가져가요: { $dice }개.
event-master-hid =
    { $cards ->
        [0] 그림자의 지배자가 남아 있어요.
       *[other] 그림자의 지배자가 카드 { $cards }장 사이에 숨어요.
    }
event-ended =
    { $by ->
        [stones] 힘의 돌을 모두 모았어요. 함께 이겼어요!
        [territory] 땅 하나가 무너졌어요.
       *[dice] 아무에게도 주사위가 없어요.
    }

## How it ended

result-so-far = 지금까지 힘의 돌 { $stones }/{ $goal }, { $turns }번째 차례.
result-stones = 힘의 돌 { $goal }개를 { $turns }차례 만에 모두 모았어요.
result-territory = { $turns }번째 차례에 무너짐: { $territory_word }. 힘의 돌 { $stones }/{ $goal }.
result-dice = { $turns }번째 차례 뒤 아무에게도 주사위가 없었어요. 힘의 돌 { $stones }/{ $goal }.

## What cannot be done

error-no-such-dice = 그런 주사위가 없어요.
error-no-such-ability = 복수자를 그렇게 쓸 수 없어요.
error-no-room = 그곳에는 그 주사위를 놓을 수 없어요.

## Places, dice, cards and heroes

place-desert = 사막
place-fortress = 요새
place-forest = 숲
place-ice-cave = 얼음 동굴
place-resurrection = 부활
place-oblivion = 망각
face-all = 모든 땅
face-none = 없음
die-ally = 동료 주사위
die-bonus = 보너스 주사위
hero-adventurer = 모험가
hero-fighter = 싸움꾼
hero-healer = 치유사
hero-warrior = 전사
hero-avenger = 복수자
hero-summoner = 소환사
hero-trickster = 재주꾼
hero-frost-walker = 서리 방랑자
hero-ranger = 숲지기
hero-stonebreaker = 돌부수기
ability-adventurer = 굴린 뒤, 차례마다 한 번: 원하는 주사위를 함께 다시 굴려요.
ability-fighter = 놓은 주사위로 적을 쓰러뜨리면, 차례마다 한 번: 거기서 돌아온 자기 주사위를 이번 차례에 다시 굴려요.
ability-healer = 주사위를 놓는 대신, 차례마다 한 번: 주사위 하나를 망각에 보내고 해골 하나를 한 칸 되돌려요.
ability-warrior = 자기 차례 끝에 적이 공격할 때, 한 번: 빼앗길 주사위 하나가 돌아와요.
ability-avenger = 차례마다 한 번: 적의 힘에서 1이나 2가 모자라도 쓰러뜨려요.
ability-summoner = 차례를 시작할 때: 망각에서 주사위 하나를 꺼내요.
ability-trickster = 굴린 뒤, 차례마다 한 번: 주사위 하나를 반대 면으로 뒤집어요.
ability-frost-walker = 주사위를 놓는 대신, 차례마다 한 번: 어떤 숫자든 주사위 하나나 둘을 얼음 동굴에 놓아요.
ability-ranger = 주사위를 놓는 대신, 차례마다 한 번: 어떤 숫자든 주사위 하나나 둘을 숲에 놓아요.
ability-stonebreaker = 주사위를 놓는 대신, 차례마다 한 번: 어떤 숫자든 주사위 하나나 둘을 요새의 한 구역에 놓아요.
die-adventurer = 모험가 주사위
die-fighter = 싸움꾼 주사위
die-healer = 치유사 주사위
die-warrior = 전사 주사위
die-avenger = 복수자 주사위
die-summoner = 소환사 주사위
die-trickster = 재주꾼 주사위
die-frost-walker = 서리 방랑자 주사위
die-ranger = 숲지기 주사위
die-stonebreaker = 돌부수기 주사위
card-sand-devil = 모래 악마
card-dune-scorpion = 모래언덕 전갈
card-desert-worm = 사막 벌레
card-bone-guard = 뼈 파수꾼
card-crypt-spirit = 지하묘의 영혼
card-black-knight = 검은 기사
card-tree-shrike = 나무때까치
card-bloodsucker = 흡혈충
card-thorn-lord = 가시 군주
card-white-wolf = 흰 늑대
card-cave-troll = 동굴 트롤
card-frost-hulk = 서리 거인
card-phantom = 유령
card-giant = 거인
card-lull = 고요
card-master = 그림자의 지배자
card-dragon-1 = 1의 용
card-dragon-2 = 2의 용
card-dragon-3 = 3의 용
card-dragon-4 = 4의 용
card-dragon-5 = 5의 용
card-dragon-6 = 6의 용

## How a table is set up

preset-apprentice = 1단계: 견습생
preset-apprentice-help = 돌 다섯 개, 고요 없음. 보통 봇의 대략적인 승률: 둘 90%, 셋 90%, 넷 85%.
preset-companion = 2단계: 동료
preset-companion-help = 돌 여섯 개, 고요 1장. 보통 봇의 대략적인 승률: 둘 70%, 셋 80%, 넷 55%.
preset-hero = 3단계: 영웅
preset-hero-help = 돌 일곱 개, 고요 3장. 보통 봇의 대략적인 승률: 둘 60%, 셋 60%, 넷 40%.
preset-champion = 4단계: 용사
preset-champion-help = 돌 일곱 개, 고요 없음. 보통 봇의 대략적인 승률: 둘 25%, 셋 45%, 넷 10%.
preset-legend = 5단계: 전설
preset-legend-help = 돌 여덟 개, 고요 1장. 보통 봇의 대략적인 승률: 둘 10%, 셋 20%, 넷 10%.
option-adventure = 모험
option-adventure-help = 필요한 힘의 돌 수.
option-adventure-book = 마법의 책: 돌 5개
option-adventure-sword = 성자의 검: 돌 6개
option-adventure-crown = 왕의 왕관: 돌 7개
option-adventure-jewel = 빛의 보석: 돌 8개
option-desert = 사막
option-desert-help = A: 1을 아홉 번, 주사위 하나를 바쳐요. B: 모래벌레의 사슬.
option-desert-A = A면
option-desert-B = B면: 모래벌레
option-fortress = 요새
option-fortress-help = A: 같은 주사위 넷이 방벽을 부숴요. B: 이중 방벽.
option-fortress-A = A면
option-fortress-B = B면: 이중 방벽
option-forest = 숲
option-forest-help = A: 길이 여섯에서 아홉으로 길어져요. B: 늘 일곱, 하나는 대가.
option-forest-A = A면
option-forest-B = B면: 깊은 숲의 대가
option-ice-cave = 얼음 동굴
option-ice-cave-help = A: 빈칸 아무 데나. B: 놓인 칸 옆에만.
option-ice-cave-A = A면
option-ice-cave-B = B면: 끊기지 않는 줄
option-dragons = 용
option-dragons-help = 용 여섯: 저마다 자기 숫자의 주사위를 모두 가져가요.
option-dragons-false = 없음
option-dragons-true = 용과 함께
option-phantoms = 유령
option-phantoms-help = 어디든 공격하는 유령 여섯.
option-phantoms-false = 없음
option-phantoms-true = 유령과 함께
option-giants = 거인
option-giants-help = 힘이 10인 거인 여섯.
option-giants-false = 없음
option-giants-true = 거인과 함께
option-lull = 고요 카드
option-lull-help = 아무 일도 없는 카드: 더 쉬워져요.
option-lull-0 = 없음
option-lull-1 = 1장
option-lull-3 = 3장
option-lull-6 = 6장
option-short-tracks = 피해 칸
option-short-tracks-help = 해골이 여섯째 칸에 닿으면 져요. 짧으면 다섯째 칸에서 이미 져요.
option-short-tracks-false = 여섯 칸
option-short-tracks-true = 짧게: 다섯 칸
option-heroes = 영웅
option-heroes-help = 어떤 영웅이 나서는지 정해요.
option-heroes-first = 첫 게임의 네 영웅
option-heroes-random = 열 중 무작위
option-heroes-chosen = 각자 선택
option-first-player = 첫 플레이어
option-first-player-help = 누가 시작하는지 정해요. 그만큼 사람이 없으면 마지막 사람이 시작해요.
option-first-player-random = 무작위
option-first-player-1 = 1번 플레이어
option-first-player-2 = 2번 플레이어
option-first-player-3 = 3번 플레이어
option-first-player-4 = 4번 플레이어
option-solo-heroes = 혼자일 때 영웅
option-solo-heroes-help = 혼자서 이만큼의 영웅을 플레이해요.
option-solo-heroes-2 = 둘
option-solo-heroes-3 = 셋
option-solo-heroes-4 = 넷

## What people say at a table

phrase-save-forest = 숲을 지켜요!
phrase-save-desert = 사막을 지켜요!
phrase-save-fortress = 요새를 지켜요!
phrase-save-ice = 얼음 동굴을 지켜요!
phrase-wait = 기다려요.
phrase-go-on = 계속하세요.
phrase-yes = 네!
phrase-no = 아니요.

## The board

board = 네 땅의 지도
board-skull = { $territory_word }: 피해 { $last }칸 중 { $hole }칸
board-cards = 남은 적 카드: { $cards }
board-master-no = 지배자는 아직 오지 않아요
board-master = 지배자: { $among }분의 1
board-stones = 힘의 돌: { $goal }개 중 { $stones }개
board-attack = 공격
board-take = 지금 { $dice }개 잃음
board-harm = 지금 피해
board-number = { $number } 놓기
board-choose-number = 숫자를 누른 뒤 빛나는 곳을 누르세요.
board-choose-place = 이제 빛나는 곳을 누르세요.
board-step-place = 숫자 { $number }, 어디에 놓을까요?
board-step-mark = 어느 주사위를 다시 굴릴까요?
board-step-flip = 어느 주사위를 반대 면으로 뒤집을까요?
board-step-heal = 어디를 어느 주사위로 치유할까요?
board-step-turn = { $place }: 어느 주사위를 어떤 숫자로 놓을까요?
board-which-dice = { $place }: 어느 주사위를 놓을까요?
board-propose-number = 숫자와 곳을 눌러 제안해 보세요.
board-propose = 하나를 눌러 제안해 보세요.
board-ability = 능력 사용하기 ({ $ways }가지)
board-back = 주사위로 돌아가기
board-dice = 주사위 { $dice }개
board-enemies = 적 { $enemies }명
board-damage = 피해 { $last }칸 중 { $hole }칸
board-filled = { $spaces }칸 중 { $dice }칸
board-chain = 사슬 6개 중 { $chain }번째
board-path = 길
board-below = 아랫줄
board-above = 윗줄
board-numbers = 숫자 { $number }
board-barriers = 남은 방벽 { $left }
board-broken = 무너짐
board-taken = 놓인 숫자
board-none = 없음
board-used = 이번 차례에 썼어요.
board-chosen = 선택됨
board-many = 숫자 { $number }, 몇 개?
board-gained = 힘의 돌 { $goal }개 중 { $stones }개째!
board-rank = 등급 { $rank }
account-stones = { $turns }차례에 힘의 돌 { $stones }/{ $goal }
account-near = 가장 위태로웠던 곳: { $territory_word } ({ $hole }/{ $last })

## The tutorial

tutorial-goal = 네 땅이 공격받고 있고, 모두 함께 이기거나 져요. 힘의 돌 다섯 개를 모으세요! 해골이 하나라도 피해 칸의 빨간 끝에 닿으면 모두 져요. 나는 싸움꾼이에요.
tutorial-roll = 내 주사위예요. 내 것 다섯 개와, 더하기가 그려진 동료 주사위 두 개예요. 모두 굴리세요!
tutorial-forest = 숫자 하나와 장소 하나를 고르세요. 숲에는 5와 6을 모두 여섯 개 놓아요. 5를 누르고, 숲을 누른 뒤 셋 다 놓으세요.
tutorial-complete = 나머지를 다시 굴렸어요. 6이 셋이고 하나는 동료 주사위예요. 셋 다 숲에 놓아 길을 완성하세요!
tutorial-ice = 힘의 돌이에요! 그 주사위들은 돌아와 다음 차례까지 쉬어요. 4가 하나 남았어요. 숫자마다 하나씩 놓는 얼음 동굴에 놓으세요.
tutorial-enemy = 마지막 주사위를 놓으면 적이 와요. 뼈 파수꾼이 요새에서 주사위를 찾지 못해 그곳의 해골이 한 칸 나아갔어요. 적은 그대로 남아, 다른 카드가 부르면 다시 공격해요.
tutorial-propose = 이제 Cleo 님이 모험가로 플레이해요. 다른 영웅의 차례에도 숫자와 장소를 누를 수 있어요. 그러면 제안이 되고, 모두에게 보여요.
tutorial-shield = Cleo 님이 6으로 뼈 파수꾼을 쓰러뜨렸어요. 그다음 나무때까치가 숲을 공격해 주사위 둘을 가운데 망각으로 보냈지만 해골은 그대로예요. 주사위가 방패예요.
tutorial-turn = 다시 내 차례예요. 쉬던 주사위가 손에 돌아왔으니 모두 굴려 보세요!
tutorial-fight = 나무때까치의 힘은 6이에요. 놓인 주사위의 합이 6이 되면 쓰러지고, 나누어 놓아도 돼요. 6을 누르고 적을 누르세요!
tutorial-ability = 쓰러뜨렸어요! 영웅마다 능력이 하나씩 있어요. 싸움꾼은 차례에 한 번, 적을 쓰러뜨린 자기 주사위를 다시 굴려요. 해 보세요.
tutorial-master = 카드 더미 어딘가에 그림자의 지배자가 있어요. 나타나면 모든 적이 공격하고, 어느 땅이 피해를 입을지 주사위로 정한 뒤 다시 숨어요. 얼마나 가까운지는 해골 표시 옆에 있어요.
tutorial-resurrection = 잃은 주사위는 망각에 있어요. 부활에 놓인 주사위의 합이 10 이상이면 모두 돌아와요. 아무 숫자나 놓을 수 있지만, 놓기는 거기서 끝나요. 이제 이 게임이 어떻게 끝나는지 보세요.
tutorial-other = 그렇게 해도 돼요. 하지만 먼저 다른 것을 해 봐요.
tutorial-end = 힘의 돌 다섯 개, 함께 이겼어요! 더 어려운 모험에서는 돌이 더 필요해요. 이제 내 영웅을 이끌어 보세요.
choice-place-aloud =
    { $to_word }에 숫자 { $number } 주사위 { $count }개{ $ally ->
        [0] { "" }
       *[other] , 동료 주사위 { $ally }개 포함
    }{ $bonus ->
        [0] { "" }
       *[other] , 보너스 주사위 { $bonus }개 포함
    }{ $completes ->
        [yes] , 완성
       *[no] { "" }
    }
choice-place-enemy-aloud =
    { $card_word }{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }번
    }에 숫자 { $number } 주사위 { $count }개{ $ally ->
        [0] { "" }
       *[other] , 동료 주사위 { $ally }개 포함
    }{ $bonus ->
        [0] { "" }
       *[other] , 보너스 주사위 { $bonus }개 포함
    }{ $falls ->
        [yes] , 격파
       *[no] { "" }
    }{ $avenge ->
        [yes] , 복수자의 힘으로
       *[no] { "" }
    }
event-placed-aloud = { $to_word }에 숫자 { $number } 주사위 { $count }개를 놓았어요.
board-needs-desert = 숫자 1을 놓는 곳
board-needs-fortress = 숫자 2, 3, 4를 놓는 곳, 같은 숫자 { $spaces }개면 방벽 하나가 무너짐
board-needs-forest = 숫자 5와 6을 놓는 곳
board-needs-ice-cave = 숫자마다 주사위 하나씩 놓는 곳
board-needs-resurrection = 아무 숫자나 놓는 곳, 합이 10 이상이면 잃은 주사위가 모두 돌아오고 놓기가 끝남
board-total = 10 가운데 { $total }
board-strength = 힘 { $strength }, 놓인 주사위의 합 { $total }
